// Lint rules: mostly the fences between rooms, each message saying where the code belongs.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { roomsOnlyLookDown } from './lint/rooms-only-look-down.js';

const fence = (group, message) => ({ group, message });

/** No room may reach past its fence; the message names the room where the code belongs. */
const fences = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const pdfkitOnlyInPainter = fence(
  ['pdfkit', 'pdfkit/*'],
  'pdfkit belongs in scripts/print/paint/pdf; everyone else makes a display list.',
);
const yamlOnlyInLoad = fence(['js-yaml'], 'YAML is read in scripts/load, the only door to content/.');
/** What voice/ does for everybody; see lint/one-voice.test.ts. */
const ONE_VOICE =
  'Marks are filled, forms by number chosen and numbers written in voice/ alone; say the word by voice/voice.ts.';
const noSite = fence(['**/site/**'], 'The site reads from engine and scripts, never the other way round.');

/** What neither the engine, the bots nor the voice may touch. */
const pureOnly = [
  'error',
  { name: 'Date', message: 'Engine, bots and voice have no clock; hand the value in from scripts/ or site/.' },
  { name: 'performance', message: 'Engine, bots and voice have no clock; measure in scripts/bench-engine.ts.' },
  { name: 'process', message: 'Engine, bots and voice have no environment; read it in scripts/.' },
  { name: 'window', message: 'Engine, bots and voice have no DOM; that belongs in site/.' },
  { name: 'document', message: 'Engine, bots and voice have no DOM; that belongs in site/.' },
  { name: 'fetch', message: 'Engine, bots and voice have no network; that belongs in site/.' },
  { name: 'console', message: 'Engine, bots and voice print nothing; return a value and print it in scripts/.' },
  { name: 'crypto', message: 'Chance comes from the seeded streams in engine/state/chance.ts.' },
];

/** The engine's dice, and a bot's own, come from seeds. */
const noLooseChance = [
  'error',
  {
    object: 'Math',
    property: 'random',
    message: 'Chance comes from the seeded streams in engine/state/chance.ts, for bots from bots/chance.ts.',
  },
];

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'site/.astro/**', 'site/dist/**', '**/*.astro'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      eqeqeq: 'error',
    },
  },
  {
    // Starters run before anything can be compiled.
    files: ['scripts/run/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        __dirname: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{engine,bots,voice,scripts,site}/**/*.{ts,tsx}'],
    plugins: { house: { rules: { 'rooms-only-look-down': roomsOnlyLookDown } } },
    rules: { 'house/rooms-only-look-down': 'error' },
  },
  {
    files: ['voice/*.ts'],
    rules: {
      ...fences({
        regex: '^(\\.\\./|[^.])',
        message: 'The voice imports nothing outside itself; it only knows texts.',
      }),
      'no-restricted-globals': pureOnly,
    },
  },
  {
    files: ['{engine,bots,scripts,site,lint}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[regex.pattern=/(^|[^-])~[(a-z.\\[\\\\]/]', message: ONE_VOICE },
        {
          selector: 'CallExpression[callee.property.name=/^(replace|replaceAll|split)$/] > Literal[value=/^~[a-z.]/]',
          message: ONE_VOICE,
        },
        {
          selector: 'ConditionalExpression[test.operator=/^.==$/][test.right.value=1][alternate.value=/s$/]',
          message: ONE_VOICE,
        },
        {
          selector: 'ConditionalExpression[test.operator=/^.==$/][test.right.value=1] > Literal[value=/^(one|other)$/]',
          message: ONE_VOICE,
        },
        {
          selector: "MemberExpression[object.name='Intl'][property.name=/^(PluralRules|NumberFormat)$/]",
          message: ONE_VOICE,
        },
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      ...fences(
        {
          regex: '(^|/)(scripts|site)/',
          message: 'The engine imports only itself; what touches the disk belongs in scripts/.',
        },
        { regex: '^[^.]', message: 'The engine has no package and no I/O; what needs one belongs in scripts/.' },
      ),
      'no-restricted-globals': pureOnly,
      'no-restricted-properties': noLooseChance,
    },
  },
  {
    files: ['bots/**/*.ts'],
    rules: {
      ...fences(
        {
          regex: '(^|/)(scripts|site|voice)/|/engine/(?!index\\.ts$)',
          message: 'Bots know the engine by its front door alone; what touches the disk belongs in scripts/.',
        },
        { regex: '^[^.]', message: 'Bots have no package and no I/O; what needs one belongs in scripts/.' },
      ),
      'no-restricted-globals': pureOnly,
      'no-restricted-properties': noLooseChance,
    },
  },
  {
    files: ['scripts/load/**/*.ts'],
    rules: fences(
      pdfkitOnlyInPainter,
      noSite,
      fence(['**/print/**', '../print/**'], 'Loading knows nothing of printing; layout belongs in scripts/print.'),
    ),
  },
  { files: ['scripts/print/**/*.ts'], rules: fences(pdfkitOnlyInPainter, noSite, yamlOnlyInLoad) },
  { files: ['scripts/print/paint/pdf/**/*.ts'], rules: fences(noSite, yamlOnlyInLoad) },
  { files: ['scripts/*.ts'], rules: fences(pdfkitOnlyInPainter, yamlOnlyInLoad) },
  {
    files: ['site/src/**/*.{ts,tsx}'],
    ignores: ['site/src/content-of-the-game.ts'],
    rules: fences(
      fence(['**/scripts/**'], 'Only site/src/content-of-the-game.ts opens scripts/; take the data from there.'),
      fence(['node:*'], 'Pages get their data from site/src/content-of-the-game.ts.'),
    ),
  },
  {
    files: ['**/*.test.ts', '**/testing/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'max-lines': 'off',
    },
  },
);
