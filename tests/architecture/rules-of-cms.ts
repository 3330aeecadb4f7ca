// Who may import whom in the CMS (docs/architecture.md, section 4); planted-in-cms.ts plants violations.

export const cms = 'apps/cms/src'
export const tests = '[.]test[.]tsx?$'
/** How blocks go out: of each template its own file, and what they share. */
const blocksGoOut = `^${cms}/blocks/(?:serialise/|[^/]+/serialise[.]ts$)`
const payload = '(?:^|node_modules/)(?:payload|@payloadcms/[^/]+)(?:/|$)'

type Rank = { name: string; path: string }

/** One rule for each rank but the highest: what stands on it imports nothing that stands above. */
export const downwards = (ranks: readonly Rank[], except?: { pathNot: string }) =>
  ranks.slice(0, -1).map(({ name, path }, rank) => ({
    name: `${name}-imports-down`,
    comment: `${name} stands below what it imports. Move what both need down, or pass it in from above.`,
    from: { path, ...except },
    to: { path: ranks.slice(rank + 1).map((above) => above.path) },
  }))

/** Floors of the CMS from the lowest to the highest; subjects stand side by side on one of them. */
const floors: readonly Rank[] = [
  { name: 'platform', path: `^${cms}/platform/` },
  { name: 'wire', path: `^${cms}/wire/` },
  { name: 'editing', path: `^${cms}/editing/` },
  { name: 'blocks', path: `^${cms}/blocks/` },
  { name: 'subjects', path: `^${cms}/subjects/` },
  {
    name: 'processes',
    path: `^${cms}/(?:(?:admin|api|app|commands|jobs)/|payload[.]config[.]ts$)`,
  },
]

export const rulesOfCms = [
  ...downwards(floors, { pathNot: tests }),
  {
    name: 'door-of-subjects',
    comment:
      'Subjects meet through their index; what only one process needs stands in api/, jobs/ or files/ with a door of its own.',
    from: {
      path: `^(?:${cms}/subjects/([^/]+)/|apps/)`,
      pathNot: [tests, `^${cms}/app/`],
    },
    to: {
      path: `^${cms}/subjects/[^/]+/`,
      pathNot: [
        `^${cms}/subjects/$1/`,
        `^${cms}/subjects/[^/]+/(?:(?:api|files|jobs)/)?index[.]ts$`,
      ],
    },
  },
  {
    name: 'doors-for-processes',
    comment:
      'What draws files or answers HTTP is loaded by its process alone, never by the others.',
    from: {
      path: `^(?:${cms}/(?:subjects/([^/]+)|[^/]+)/|apps/)`,
      pathNot: [tests, `^${cms}/(?:api|jobs)/`],
    },
    to: {
      path: `^${cms}/subjects/[^/]+/(?:api|files|jobs)/`,
      pathNot: `^${cms}/subjects/$1/`,
    },
  },
  {
    name: 'subjects-are-put-together-once',
    comment:
      'The list of subjects is for the configuration; ask for calls with `callsOf(payload)`.',
    from: { path: '^apps/', pathNot: [tests, `^${cms}/payload[.]config[.]ts$`] },
    to: { path: `^${cms}/subjects/index[.]ts$` },
  },
  {
    name: 'serialise-knows-only-the-contract',
    comment:
      'Serialisers are pure: give them the document and what they need, read it in the call. Time is pure too.',
    from: {
      path: [`^${cms}/(?:wire|subjects/([^/]+))/serialise/`, blocksGoOut],
      pathNot: tests,
    },
    to: {
      path: `^${cms}/`,
      pathNot: [
        `^${cms}/wire/(?:serialise/|errors[.]ts$)`,
        blocksGoOut,
        `^${cms}/subjects/$1/serialise/`,
        `^${cms}/subjects/[^/]+/index[.]ts$`,
        `^${cms}/platform/time/`,
        `^${cms}/payload-types[.]ts$`,
      ],
    },
  },
  {
    name: 'serialise-runs-without-payload',
    comment: 'Only types of Payload here (`import type`): reading is the work of the call.',
    from: { path: `^${cms}/.+/serialise(?:/|[.]ts$)`, pathNot: tests },
    to: { path: payload, dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'blocks-import-only-fields',
    comment: 'A block is a list of fields. Build what it needs in editing/fields.',
    from: { path: `^${cms}/blocks/`, pathNot: [tests, blocksGoOut] },
    to: {
      pathNot: [
        `^${cms}/(?:blocks|editing/fields)/`,
        `^${cms}/payload-types[.]ts$`,
        '^packages/contract/',
        payload,
      ],
    },
  },
  {
    name: 'blocks-do-not-know-how-they-go-out',
    comment: 'Fields and picture are for the back office; what goes out is for the API.',
    from: { path: `^${cms}/blocks/`, pathNot: [tests, blocksGoOut] },
    to: { path: blocksGoOut },
  },
  {
    name: 'templates-of-the-cms-are-strangers',
    comment: 'What two blocks share stands in editing/fields, formular/, pictures/ or serialise/.',
    from: { path: `^${cms}/blocks/([^/]+)/(?:block|drawing|serialise)[.]ts$` },
    to: {
      path: `^${cms}/blocks/`,
      pathNot: [`^${cms}/blocks/$1/`, `^${cms}/blocks/(?:formular|pictures|serialise)/`],
    },
  },
  {
    name: 'blocks-use-types-of-payload',
    comment: 'Write `import type`: a block is data and runs nothing of Payload.',
    from: { path: `^${cms}/blocks/`, pathNot: [tests, blocksGoOut] },
    to: { path: payload, dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'collections-know-no-wire',
    comment:
      'A collection says what is kept and who may change it; what goes out is for its calls.',
    from: { path: `^${cms}/subjects/[^/]+/collections/`, pathNot: tests },
    to: { path: [`^${cms}/wire/`, `^${cms}/subjects/[^/]+/(?:calls|serialise|read)/`] },
  },
  {
    name: 'blocks-only-in-pages',
    comment: 'Only pages and modules of portal pages carry blocks: there they are named.',
    from: {
      path: `^${cms}/`,
      pathNot: [`^${cms}/(?:blocks|subjects/(?:seiten|portalmodule))/`, tests],
    },
    to: { path: `^${cms}/blocks/` },
  },
  {
    name: 'payload-config-only-in-entries',
    comment:
      'Take `payload` as a parameter; only what starts a process (or a test) reads the configuration.',
    from: {
      path: '^apps/',
      pathNot: [`^${cms}/(?:app|commands)/`, `^${cms}/(?:api|admin|jobs)/main[.]ts$`, tests],
    },
    to: { path: `^${cms}/payload[.]config[.]ts$` },
  },
]
