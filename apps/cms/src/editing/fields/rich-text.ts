import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import {
  BlockquoteFeature,
  BoldFeature,
  createNode,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { angabeFeature } from './rich-text-angabe.ts'
import { linkFeature } from './rich-text-link.ts'

/** Gives the editor the name, the help and the error that stand beside it. */
const editorName = createServerFeature({
  key: 'name',
  feature: { ClientFeature: '/admin/rich-text/editor-name.tsx#EditorNameFeature' },
})

/** Puts what is pasted from Word in order before the editor reads it (E6). */
const tidyPaste = createServerFeature({
  key: 'einfuegen',
  feature: { ClientFeature: '/admin/rich-text/paste/paste-feature.tsx#TidyPasteFeature' },
})

/** Tables of text. */
const tables = createServerFeature({
  key: 'tabelle',
  feature: {
    ClientFeature: '/admin/rich-text/table-feature.tsx#TableFeature',
    nodes: [
      createNode({ node: TableNode }),
      createNode({ node: TableRowNode }),
      createNode({ node: TableCellNode }),
    ],
  },
})

/** The editor of formatted text: what the wire format can carry and nothing else. */
export const editor = lexicalEditor({
  admin: { placeholder: 'Hier schreiben. Ein / öffnet die Auswahl für Überschriften und Listen.' },
  views: '/admin/rich-text/angabe-label.tsx#views',
  features: [
    editorName(),
    tidyPaste(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    tables(),
    linkFeature,
    angabeFeature,
  ],
})

/** Formatted text. */
export function richText(field: {
  name: string
  label: string
  localized?: boolean
  required?: boolean
}): RichTextField {
  return { type: 'richText', editor, ...field }
}
