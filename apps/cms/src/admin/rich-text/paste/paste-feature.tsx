'use client'
import { $insertDataTransferForRichText } from '@lexical/clipboard'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { tidyPaste } from './tidy-paste.ts'

/** What the editor copies of itself is in order already. */
const ownKind = 'application/x-lexical-editor'

function notifyOfPictures(count: number): void {
  const what = count === 1 ? 'Ein Bild ist' : `${count} Bilder sind`
  toast.warning(
    `${what} nicht mitgekommen. Laden Sie Bilder unter „Bilder und Dateien“ hoch, mit Beschreibung und Urheber, und zeigen Sie sie in einem Baustein. Im Text steht an der Stelle „[Bild fehlt]“; bitte nehmen Sie das heraus.`,
    { duration: 20_000 },
  )
}

/** Hands the editor what was pasted in order, in the place of what came. */
function pasteTidied(editor: LexicalEditor, html: string, text: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const { pictures } = tidyPaste(body)
  const tidied = new DataTransfer()
  tidied.setData('text/html', body.innerHTML)
  tidied.setData('text/plain', text)
  editor.update(() => {
    const selection = $getSelection()
    if (selection !== null) $insertDataTransferForRichText(tidied, selection, editor)
  })
  if (pictures > 0) notifyOfPictures(pictures)
}

/** A picture alone: the editor would take nothing and say nothing. */
function isPictureAlone({ files, types }: DataTransfer): boolean {
  return (
    types.every((type) => type === 'Files') &&
    [...files].some(({ type }) => type.startsWith('image'))
  )
}

function onPaste(editor: LexicalEditor, event: unknown): boolean {
  const clipboard = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!(event instanceof ClipboardEvent) || clipboard === null) return false
  if (clipboard.types.includes(ownKind)) return false
  const html = clipboard.getData('text/html')
  if (html === '' && !isPictureAlone(clipboard)) return false
  event.preventDefault()
  if (html === '') notifyOfPictures(1)
  else pasteTidied(editor, html, clipboard.getData('text/plain'))
  return true
}

/** Puts what is pasted in order (E6). */
function TidyPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => onPaste(editor, event),
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

/** The half of the feature that runs in the browser; `editing/fields/rich-text.ts` has the other. */
export const TidyPasteFeature = createClientFeature({
  plugins: [{ Component: TidyPaste, position: 'normal' }],
})
