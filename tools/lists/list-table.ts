/** A file that names every folder which has a certain part: what it takes from there, and what for. */
export type List = {
  file: string
  folders: string
  /** The file of a folder that is listed, and what it exports. */
  part: (name: string) => string
  takes: string
  /**
   * For lists by template: what the template of a form is, of which the folder may say nothing.
   * Its part stands in the folder `formular-<form>`, in that of the form itself, or is this call.
   */
  ofForm?: (form: string) => string | null
  /** A function through which everything goes that is listed. */
  through?: string
  /** Nothing is imported until somebody asks for it: what is listed are calls that fetch the file. */
  isFetched?: true
  /** What stands above the names: further imports, one sentence, the declaration. */
  imports: readonly string[]
  description: string
  declares: string
  /** A type that all of it has, where each keeps its own. */
  satisfies?: string
}

const contract = 'packages/contract/src'
const blocks = 'apps/cms/src/blocks'
const website = 'apps/website/src'
/** Folders of forms. */
export const forms = `${contract}/forms`
/** Folders of the demo town's pages with a form. */
export const formPages = 'content/seiten/formulare'
const drafts = 'apps/cms/src/subjects/anfragen/drafts'
const byName = "import type { TemplateName } from '@kurstadt/contract'"

/** All of them. */
export const lists: readonly List[] = [
  {
    file: `${forms}/schemas.generated.ts`,
    folders: forms,
    part: () => 'schema.ts',
    takes: 'schema',
    through: 'madeOnce',
    imports: ["import { madeOnce } from './made-once.ts'"],
    description:
      'Schema of every form by what it asks for; `heute` is today in the town, `YYYY-MM-DD`.',
    declares: 'forms',
  },
  {
    file: `${forms}/schema-files.generated.ts`,
    folders: forms,
    part: () => 'schema.ts',
    takes: 'schema',
    isFetched: true,
    imports: [],
    description: 'Fetches the schema of one form alone, as browsers do.',
    declares: 'schemaFiles',
  },
  {
    file: `${forms}/definitions.generated.ts`,
    folders: forms,
    part: () => 'form.ts',
    takes: 'form',
    imports: [
      "import type { FormDefinition } from './define-form.ts'",
      "import type { FormName } from './index.ts'",
    ],
    description: 'What every form asks for and in which words; one that lacks it does not compile.',
    declares: 'formDefinitions: { [Name in FormName]: FormDefinition }',
  },
  {
    file: 'content/seiten/formulare.generated.ts',
    folders: formPages,
    part: () => 'seite.ts',
    takes: 'seite',
    imports: ["import type { SeiteContent } from '../shape.ts'"],
    description: 'Pages of the demo town on which a form stands, by form.',
    declares: 'formularseiten',
    satisfies: 'Record<string, SeiteContent>',
  },
  {
    file: `${contract}/examples/form-samples.generated.ts`,
    folders: forms,
    part: () => 'sample.ts',
    takes: 'sample',
    imports: [
      "import type { FormSample } from '../forms/define-form.ts'",
      "import type { FormName } from '../forms/index.ts'",
    ],
    description: 'What may be sent with every form; tests send it.',
    declares: 'formSamples',
    satisfies: '{ [Name in FormName]: FormSample }',
  },
  {
    file: `${contract}/templates/templates.generated.ts`,
    folders: `${contract}/templates`,
    part: () => 'template.ts',
    takes: 'template',
    ofForm: () => 'formTemplate()',
    imports: ["import { formTemplate } from './form-template.ts'"],
    description: 'Every template by its wire name (page model, section 4).',
    declares: 'templates',
  },
  {
    file: `${contract}/examples/examples.generated.ts`,
    folders: `${contract}/templates`,
    part: () => 'examples.ts',
    takes: 'examples',
    ofForm: () => null,
    imports: [
      "import type { TemplateName } from '../templates/index.ts'",
      "import type { BlockExamples } from './block-examples.ts'",
    ],
    description:
      'Blocks of every template by name; they feed gallery, tests and accessibility checks.',
    declares: 'examples: { [Name in TemplateName]: BlockExamples<Name> }',
  },
  {
    file: `${blocks}/blocks.generated.ts`,
    folders: blocks,
    part: () => 'block.ts',
    takes: 'block',
    ofForm: (form) => `formBlock('${form}')`,
    imports: [
      byName,
      "import type { Block } from 'payload'",
      "import { formBlock } from './formular/form-block.ts'",
    ],
    description:
      'The editor’s fields for every template; a template without them does not compile.',
    declares: 'blocks: { [Name in TemplateName]: Block }',
  },
  {
    file: `${blocks}/pictures/drawings.generated.ts`,
    folders: blocks,
    part: () => 'drawing.ts',
    takes: 'drawing',
    ofForm: (form) => `formDrawing('${form}')`,
    imports: [
      byName,
      "import type { Drawing } from './groups.ts'",
      "import { formDrawing } from '../formular/form-drawing.ts'",
    ],
    description: 'A drawing for every block; a template without one does not compile.',
    declares: 'drawings: { [Name in TemplateName]: Drawing }',
  },
  {
    file: `${blocks}/serialise/serialisers.generated.ts`,
    folders: blocks,
    part: () => 'serialise.ts',
    takes: 'serialise',
    ofForm: () => 'titleAndIntroduction',
    imports: [
      byName,
      "import type { Serialise } from './options.ts'",
      "import { titleAndIntroduction } from './options.ts'",
    ],
    description: 'How every block goes out; a template without it does not compile.',
    declares: 'serialisers: { [Name in TemplateName]: Serialise<Name> }',
  },
  {
    file: `${drafts}/drafts.generated.ts`,
    folders: drafts,
    part: () => 'make-draft.ts',
    takes: 'makeDraft',
    imports: [
      "import type { FormName } from '@kurstadt/contract/forms'",
      "import type { MakeDraft } from './draft.ts'",
    ],
    description: 'What is made of a request for an editor to look through, by form.',
    declares: 'makers: { [Name in FormName]?: MakeDraft }',
  },
  {
    file: `${website}/templates/registry.generated.ts`,
    folders: `${website}/templates`,
    part: () => 'index.ts',
    takes: 'template',
    ofForm: (form) => `formTemplate('${form}')`,
    imports: [
      byName,
      "import type { Template } from './template.ts'",
      "import { formTemplate } from './form-template.tsx'",
    ],
    description:
      'Every template by its wire name; a missing one does not compile (page model, section 5).',
    declares: 'registry: { [Name in TemplateName]: Template<Name> }',
  },
  {
    file: `${website}/routes/gallery-examples.generated.server.ts`,
    folders: `${website}/templates`,
    part: (name) => `${name}.fixtures.ts`,
    takes: 'fixtures',
    ofForm: (form) => `examples['formular-${form}']`,
    imports: [
      byName,
      "import type { Fixtures } from '../templates/template.ts'",
      "import { examples } from '@kurstadt/contract/examples'",
    ],
    description: 'Every example of every template: the contract’s and the website’s own.',
    declares: 'galleryExamples: { [Name in TemplateName]: Fixtures<Name> }',
  },
]
