import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { editor } from '../../editing/fields/index.ts'

/** Bold words end for the editor only before a space, not before the backslash of a line break. */
const withBoldLines = (markdown: string) => markdown.replaceAll('**\\\n', '** \\\n')

type Tree = ReturnType<typeof convertMarkdownToLexical>
/** Turns Markdown into the editor's own format. */
export type ToRichText = (markdown: string) => Tree

/**
 * A fact in Markdown, by the key of what it belongs to: `{telefon:buergerbuero}` of an office,
 * `{erwachsene:sommer}` of a timetable.
 */
const quoted = /\{(telefon|email|adresse|oeffnungszeiten|erwachsene|kinder|familie):([a-z-]+)\}/

/** Finds what a text quotes by the key it has in the content. */
export type IdOf = (type: 'aemter' | 'fahrplaene', key: string) => string

function factOf(was: string, key: string, idOf: IdOf): object {
  if (['erwachsene', 'kinder', 'familie'].includes(was)) {
    const eintrag = { relationTo: 'fahrplaene', value: idOf('fahrplaene', key) }
    return { blockType: 'preisangabe', was, eintrag }
  }
  return { blockType: 'angabe', was, amt: idOf('aemter', key) }
}

type Node = Tree['root']['children'][number] & {
  children?: Node[]
  text?: string
  fields?: object
}

/** A text with the facts that stand in it, each as a node of its own. */
function splitFacts(node: Node, idOf: IdOf): Node[] {
  const { children, text } = node
  if (children) return [{ ...node, children: children.flatMap((one) => splitFacts(one, idOf)) }]
  if (text === undefined) return [node]
  // Between the words stand what is quoted and whose it is.
  return text.split(quoted).flatMap((part, at, parts): Node[] => {
    if (at % 3 === 0) return part === '' ? [] : [{ ...node, text: part }]
    if (at % 3 === 2) return []
    const fields = { id: `${part}-${at}`, ...factOf(part, parts[at + 1] ?? '', idOf) }
    return [{ type: 'inlineBlock', version: 1, fields }]
  })
}

/** Makes the converter for the editor that the fields use. */
export async function toRichText(config: SanitizedConfig, idOf: IdOf): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor })
  return (markdown) => {
    const tree = convertMarkdownToLexical({
      editorConfig,
      markdown: withBoldLines(markdown.trim()),
    })
    const children = tree.root.children.flatMap((node) => splitFacts(node, idOf))
    return { ...tree, root: { ...tree.root, children } }
  }
}
