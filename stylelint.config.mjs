const colourProperties = [
  '/color$/',
  'background',
  'border',
  '/^border-(top|right|bottom|left|block|inline)(-start|-end)?$/',
  'outline',
  'box-shadow',
  'text-shadow',
  'fill',
  'stroke',
]
const rawColour = '/#[0-9a-f]{3,8}|\\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\\(/i'

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/build/**', '**/.next/**', 'apps/cms/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--/'] }],
    'declaration-no-important': true,
    // What stands behind words is what the picture has at that very pixel: words-on-pictures.spec.ts
    // shows both extremes at once.
    'property-disallowed-list': [
      'filter',
      'backdrop-filter',
      'mix-blend-mode',
      'background-blend-mode',
    ],
    // Ours, and those by which MapLibre builds a map.
    'selector-class-pattern': '^([a-z][a-zA-Z0-9]*|maplibregl-[a-z-]+)$',
    'selector-max-id': 0,
    'selector-max-specificity': '0,4,2',
    'max-nesting-depth': 3,
    'color-named': 'never',
    'declaration-property-value-disallowed-list': Object.fromEntries(
      colourProperties.map((property) => [property, [rawColour]]),
    ),
    'media-feature-name-value-allowed-list': {
      '/^(min-|max-)?width$/': ['640px', '768px', '1024px', '1280px', '1600px'],
    },
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
  },
  overrides: [
    {
      files: ['apps/website/src/styles/**'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
