import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { editor } from '../../editing/fields/index.ts'

/** Bold words end for the editor only before a space, not before the backslash of a line break. */
const withBoldLines = (markdown: string) => markdown.replaceAll('**\\\n', '** \\\n')

/** Turns Markdown into the editor's own format. */
export type ToRichText = (markdown: string) => ReturnType<typeof convertMarkdownToLexical>

/** Makes the converter for the editor that the fields use. */
export async function toRichText(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor })
  return (markdown) =>
    convertMarkdownToLexical({ editorConfig, markdown: withBoldLines(markdown.trim()) })
}
