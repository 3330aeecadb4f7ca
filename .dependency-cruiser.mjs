// Who may import whom (docs/architecture.md, section 4); tests/architecture/ plants violations.
import { allExtensions } from 'dependency-cruiser'

if (!allExtensions.some(({ extension, available }) => extension === '.tsx' && available)) {
  throw new Error('Without TypeScript 6 no file would be read: use `npm run lint:architecture`.')
}

const website = 'apps/website/src'
const cms = 'apps/cms/src'
const tests = '[.]test[.]tsx?$'
const fixtures = '[.](?:fixtures|examples)[.]tsx?$'
const entries = `^${website}/(?:root[.]tsx|routes[.]ts|entry[.][a-z]+[.]tsx)$`
const payload = '(?:^|node_modules/)(?:payload|@payloadcms/[^/]+)(?:/|$)'

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

const direction = layers.slice(0, -1).map(({ name, path }, rank) => ({
  name: `${name}-imports-down`,
  comment: `${name} stands below what it imports. Move what both need down, or pass it in from above.`,
  from: { path },
  to: { path: layers.slice(rank + 1).map((above) => above.path) },
}))

const doorsOf = (inside) => `^${inside}/index[.](?:ts|server[.]ts|later[.]ts|rare[.]ts)$`

/** A folder that is entered by its door only; `inside` is the folder as a pattern. */
const door = (name, inside) => ({
  name: `door-of-${name}`,
  comment: 'Import from the folder’s index (or index.server, .later, .rare) and export it there.',
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
  ...direction,
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
    name: 'framework-only-at-the-rim',
    comment: 'Use ui/link for links and addresses, or do the work in src/routes.',
    from: {
      path: '^(?:apps|packages|content|tools)/',
      pathNot: [
        `^${website}/(?:routes|ui/link)/`,
        entries,
        `^${website}/content/render-facts[.]ts$`,
        '^apps/website/server/',
        '^apps/website/tests/',
        '^apps/website/[^/]+[.]config[.]ts$',
      ],
    },
    to: { path: '(?:^|node_modules/)(?:react-router|@react-router/[^/]+)(?:/|$)' },
  },
  {
    name: 'server-files-stay-on-the-server',
    comment: 'A browser never loads *.server.ts: load it in a route and pass the value down.',
    from: {
      path: '^apps/website/',
      pathNot: [
        '[.]server[.]tsx?$',
        tests,
        `^${website}/routes/`,
        `^${website}/(?:root|entry[.]server)[.]tsx$`,
        '^apps/website/server/',
      ],
    },
    to: { path: `^${website}/.+[.]server[.]tsx?$` },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'The contract must fit into any process: no package, no Node, nothing of ours.',
    from: {
      path: '^packages/contract/src/',
      // The generator of openapi.json is a tool beside the contract; the index does not export it.
      pathNot: [tests, '/(?:write-)?openapi[.]ts$'],
    },
    to: { pathNot: ['^packages/contract/', '(?:^|node_modules/)zod(?:/|$)'] },
  },
  {
    name: 'contract-never-imports-its-generator',
    comment: 'openapi.ts reads the contract and carries zod-openapi: the contract itself must not.',
    from: {
      path: '^packages/contract/src/',
      pathNot: [tests, '/(?:write-)?openapi[.]ts$'],
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
      'Only packages/contract, env and media-store are shared; content/ is read by the seed alone.',
    from: { path: '^apps/', pathNot: `^${cms}/seed/` },
    to: { path: '^(?:packages|content)/', pathNot: '^packages/(?:contract|env|media-store)/' },
  },
  {
    name: 'examples-are-not-for-production',
    comment: 'Examples and fixtures are for tests, the gallery and the seed. Load real content.',
    from: {
      pathNot: [
        tests,
        fixtures,
        '^packages/contract/src/examples/',
        `^${website}/(?:routes|features)/gallery`,
        '^apps/website/server/example-',
        '^apps/website/tests/',
        `^${cms}/seed/`,
      ],
    },
    to: { path: ['^packages/contract/src/examples/', fixtures] },
  },
  {
    name: 'serialise-knows-only-the-contract',
    comment:
      'Serialisers are pure: give them the document and what they need, read it in the call. Time is pure too.',
    from: { path: `^${cms}/api/serialise/`, pathNot: tests },
    to: {
      path: `^${cms}/`,
      pathNot: `^${cms}/(?:api/serialise/|api/errors[.]ts$|time/|payload-types[.]ts$)`,
    },
  },
  {
    name: 'serialise-runs-without-payload',
    comment: 'Only types of Payload here (`import type`): reading is the work of the call.',
    from: { path: `^${cms}/api/serialise/`, pathNot: tests },
    to: { path: payload, dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'calls-only-for-the-api',
    comment:
      'Only the API’s server asks for calls. Others use Payload or the function the call uses.',
    from: { path: '^apps/', pathNot: `^${cms}/api/` },
    to: { path: `^${cms}/api/calls/` },
  },
  {
    name: 'door-of-calls',
    comment:
      'Take a call from the table in api/calls/index.ts; what others need as well moves out of calls/.',
    from: { path: `^${cms}/api/(?!calls/)` },
    to: { path: `^${cms}/api/calls/`, pathNot: `^${cms}/api/calls/index[.]ts$` },
  },
  {
    name: 'blocks-import-only-fields',
    comment: 'A block is a list of fields. Build what it needs in src/fields.',
    from: { path: `^${cms}/blocks/`, pathNot: tests },
    to: {
      pathNot: [
        `^${cms}/(?:blocks|fields)/`,
        `^${cms}/payload-types[.]ts$`,
        '^packages/contract/',
        payload,
      ],
    },
  },
  {
    name: 'blocks-use-types-of-payload',
    comment: 'Write `import type`: a block is data and runs nothing of Payload.',
    from: { path: `^${cms}/blocks/`, pathNot: tests },
    to: { path: payload, dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'collections-import-their-parts',
    comment:
      'A collection is put together from fields, access, hooks, changes, workflow, search and media; seiten from blocks, veranstaltungen from the event office too, anfragen and mails from the inbox.',
    from: { path: `^${cms}/collections/`, pathNot: tests },
    to: {
      path: `^${cms}/`,
      pathNot: [
        `^${cms}/(?:collections|fields|access|changes|checks|protokoll|workflow|media|blocks|oeffnungszeiten|suche|termine|time|inbox|event-(?:office|import))/`,
        `^${cms}/(?:env|payload-types)[.]ts$`,
      ],
    },
  },
  {
    name: 'blocks-only-in-pages',
    comment: 'Only pages and modules of portal pages carry blocks: there they are named.',
    from: { path: `^${cms}/`, pathNot: [`^${cms}/(blocks|collections/(seiten|portal))`, tests] },
    to: { path: `^${cms}/blocks/` },
  },
  {
    name: 'payload-config-only-in-entries',
    comment:
      'Take `payload` as a parameter; only what starts a process (or a test) reads the configuration.',
    from: {
      path: '^apps/',
      pathNot: [
        `^${cms}/(?:app|seed)/`,
        `^${cms}/(?:api|admin|jobs)/main[.]ts$`,
        `^${cms}/(?:connect|migrate|create-admin|create-migration)[.]ts$`,
        tests,
      ],
    },
    to: { path: `^${cms}/payload[.]config[.]ts$` },
  },
]

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // `import type` counts too: knowing a type is knowing the thing.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(?:^|/)node_modules/' },
    exclude: { path: '^apps/[^/]+/(?:build|[.](?:next|react-router|earlier-builds))/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
