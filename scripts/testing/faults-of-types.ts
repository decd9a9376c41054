// What the type checker says of some files of a project and only of these: seconds where `npm run types` takes many.
import { join } from 'node:path';
import ts from 'typescript';

/** One line per fault; `files` as seen from the folder of the project. */
export function faultsOfTypes(folder: string, files: readonly string[]): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'scripts/tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(folder, 'scripts'),
  );
  const program = ts.createProgram({ rootNames: files.map((file) => join(folder, file)), options });
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(folder, file));
    if (source === undefined) return [`${file}: not there`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
