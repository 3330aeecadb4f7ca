// Who may import whom (docs/architecture.md, section 4); tests/architecture/ plants violations.
import { allExtensions } from 'dependency-cruiser'
import { cms, downwards, rulesOfCms, tests } from './tests/architecture/rules-of-cms.ts'

if (!allExtensions.some(({ extension, available }) => extension === '.tsx' && available)) {
  throw new Error('Without TypeScript 6 no file would be read: use `npm run lint:architecture`.')
}

const website = 'apps/website/src'
const fixtures = '[.](?:fixtures|examples)[.]tsx?$'
const examples =
  '^packages/contract/src/(?:examples/|(?:templates|forms)/[^/]+/(?:examples|sample)[.]ts$)'
const entries = `^${website}/entry[.][a-z]+[.]tsx?$`

/** Layers of the website from the lowest to the highest. */
const layers = [
  { name: 'lib', path: `^${website}/lib/` },
  { name: 'i18n', path: `^${website}/i18n/` },
  { name: 'ui', path: `^${website}/ui/` },
  { name: 'content', path: `^${website}/content/` },
  { name: 'features', path: `^${website}/features/` },
  { name: 'templates', path: `^${website}/templates/` },
  { name: 'layouts', path: `^${website}/layouts/` },
  { name: 'routes', path: `^${website}/routes/|${entries}` },
  { name: 'server', path: '^apps/website/server/' },
]

const doorsOf = (inside) => `^${inside}/index[.](?:ts|server[.]tsx?)$`

/** A folder that is entered by its door only; `inside` is the folder as a pattern. */
const door = (name, inside) => ({
  name: `door-of-${name}`,
  comment: 'Import from the folder’s index (or index.server) and export it there.',
  // $1 is the own folder of the importing file; a file outside of them all is its own folder.
  from: { path: `^(${inside}/|apps/website/.+$)` },
  to: { path: `^${inside}/`, pathNot: ['^$1', doorsOf(inside), fixtures] },
})

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one topic, or both need a third file.',
    from: {},
    to: { circular: true },
  },
  ...downwards(layers),
  ...rulesOfCms,
  door('features', `${website}/features/[^/]+`),
  door('templates', `${website}/templates/[^/]+`),
  door('ui', `${website}/ui/[^/]+`),
  door('layouts', `${website}/layouts/[^/]+`),
  door('content', `${website}/content`),
  door('i18n', `${website}/i18n`),
  {
    name: 'templates-are-strangers',
    comment: 'What two templates share gets a name as a feature in src/features.',
    from: { path: `^(${website}/templates/[^/]+/)` },
    to: { path: `^${website}/templates/[^/]+/`, pathNot: '^$1' },
  },
  {
    name: 'lib-and-ui-know-no-domain',
    comment: 'lib and ui take plain values; the feature that knows the contract translates.',
    from: { path: `^${website}/(?:lib|ui)/` },
    to: { path: ['^packages/contract/', '(?:^|node_modules/)@kurstadt/contract'] },
  },
  {
    name: 'react-dom-only-where-it-renders',
    comment:
      'Pages are documents: what people type into is an island (ui/island), what all of them share is kept (ui/kept), the rest is bound to finished HTML (*.behaviour.ts).',
    from: {
      path: '^apps/website/',
      pathNot: [
        tests,
        `^${website}/(?:routes|ui/(?:island|kept))/`,
        '[.]server[.]tsx$',
        '^apps/website/tests/',
      ],
    },
    to: { path: '(?:^|node_modules/)react-dom/(?:client|server)' },
  },
  {
    name: 'server-files-stay-on-the-server',
    comment: 'A browser never loads *.server.ts: load it in a route and pass the value down.',
    from: {
      path: '^apps/website/',
      pathNot: ['[.]server[.]tsx?$', tests, `^${website}/routes/`, '^apps/website/server/'],
    },
    to: { path: `^${website}/.+[.]server[.]tsx?$` },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'The contract must fit into any process: no package, no Node, nothing of ours.',
    from: {
      path: '^packages/contract/src/',
      // The generator of openapi.json is a tool beside the contract; the index does not export it.
      pathNot: [tests, '/(?:write-)?openapi(?:-logins|-second-factor|-directory)?[.]ts$'],
    },
    to: { pathNot: ['^packages/contract/', '(?:^|node_modules/)zod(?:/|$)'] },
  },
  {
    name: 'contract-never-imports-its-generator',
    comment: 'openapi.ts reads the contract and carries zod-openapi: the contract itself must not.',
    from: {
      path: '^packages/contract/src/',
      pathNot: [tests, '/(?:write-)?openapi(?:-logins|-second-factor|-directory)?[.]ts$'],
    },
    to: { path: '^packages/contract/src/(?:write-)?openapi[.]ts$' },
  },
  {
    name: 'apps-are-strangers',
    comment: 'The two apps talk over HTTP; what both must know belongs to packages/contract.',
    from: { path: '^(apps/[^/]+/)' },
    to: { path: '^apps/', pathNot: '^$1' },
  },
  {
    name: 'apps-meet-in-packages',
    comment:
      'Only packages/contract, env, log, media-store and metrics are shared; content/ is read by the seed alone.',
    from: { path: '^apps/', pathNot: `^${cms}/commands/seed/` },
    to: {
      path: '^(?:packages|content)/',
      pathNot: '^packages/(?:contract|env|log|media-store|metrics)/',
    },
  },
  {
    name: 'examples-are-not-for-production',
    comment: 'Examples and fixtures are for tests, the gallery and the seed. Load real content.',
    from: {
      pathNot: [
        tests,
        fixtures,
        examples,
        `^${website}/(?:routes|features)/gallery`,
        '^apps/website/server/example-',
        '^(?:apps/website/)?tests/',
        `^${cms}/commands/seed/`,
      ],
    },
    to: { path: [examples, fixtures] },
  },
]

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // `import type` counts too: knowing a type is knowing the thing.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(?:^|/)node_modules/' },
    exclude: { path: '^apps/[^/]+/(?:build|[.](?:next|earlier-builds))/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
