import type { RichTextInline, Slot } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import type { PageBlock, Shell } from './page.ts'

const words = {
  de: {
    away: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.',
    again: ' Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    call: ' Das Rathaus hilft Ihnen auch am Telefon: ',
  },
  en: {
    away: 'This part of the page cannot be shown at the moment.',
    again: ' Please try again in a few minutes.',
    call: ' The town hall can also help you by telephone: ',
  },
} as const

/**
 * What stands in the place of a block whose data cannot be had (spec 8 with its decision): a sentence
 * and the telephone of the town hall. It is a text like any other, so that no page pays for it.
 */
export function awayBlock({ sprache, einstellungen }: Shell, slotName: Slot): PageBlock<'text'> {
  const { away, again, call } = words[sprache]
  const telefon = einstellungen?.rathaus.kontakt.telefon
  const first: RichTextInline = { type: 'text', text: away, bold: true }
  const number: RichTextInline[] = telefon
    ? [
        { type: 'text', text: again + call },
        {
          type: 'link',
          href: telHref(telefon),
          children: [{ type: 'text', text: telefon }],
        },
      ]
    : [{ type: 'text', text: again }]
  return {
    template: 'text',
    slotName,
    context: null,
    options: { titel: null, text: [{ type: 'paragraph', children: [first, ...number] }] },
  }
}
