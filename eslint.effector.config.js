// What effector's own rules say of the console's units: they ask the type checker about every call, which takes longer than all else.
import effector from 'eslint-plugin-effector'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['app/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.units.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { effector },
    rules: {
      ...effector.flatConfigs.recommended.rules,
      ...effector.flatConfigs.scope.rules,
      ...effector.flatConfigs.react.rules,
    },
  },
)
