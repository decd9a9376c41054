// The theme script as a plain file: a classic script in the head, because a module would come after the first paint.
import { transform } from 'esbuild';
import source from '../theme.ts?raw';

export async function GET(): Promise<Response> {
  const { code } = await transform(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2020' });
  return new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
