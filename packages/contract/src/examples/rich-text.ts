import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextList,
  RichTextTable,
} from '../page/rich-text.ts'

/** A run of plain text. */
export function words(text: string): RichTextInline {
  return { type: 'text', text }
}

/** A paragraph of plain text. */
export function paragraph(text: string): RichTextBlock {
  return { type: 'paragraph', children: [words(text)] }
}

/** A cell of a table; `header` names what stands in its row or column. */
function cell(text: string, header = false): RichTextTable['rows'][number]['cells'][number] {
  return { header, colspan: 1, rowspan: 1, children: [words(text)] }
}

function items(...texts: string[]): RichTextList['items'] {
  return texts.map((text) => ({ children: [words(text)], sublist: null }))
}

/** Formatted texts by name. */
export const richTextExamples = {
  typical: [
    paragraph(
      'Aus 800 Metern Tiefe steigt das Thermalwasser mit 38 Grad in die Becken des Silberbads. Schon im Mittelalter kamen Reisende hierher, um sich nach dem Weg über die Höhen auszuruhen.',
    ),
    { type: 'heading', level: 3, children: [words('Gut zu wissen')] },
    {
      type: 'list',
      ordered: false,
      items: items(
        'Badetücher und Bademäntel leihen Sie an der Kasse.',
        'Mit der Gästekarte baden Sie ermäßigt.',
      ),
    },
    {
      type: 'paragraph',
      children: [
        words('Mehr erfahren Sie auf der Seite '),
        {
          type: 'link',
          href: '/de/besucherinformationen/',
          children: [{ type: 'text', text: 'Besucherinformationen' }],
        },
        words('.'),
      ],
    },
  ],
  /** Everything formatted text may hold. */
  everything: [
    { type: 'heading', level: 2, children: [words('Anreise in den Schwarzwald')] },
    {
      type: 'paragraph',
      children: [
        words('Die '),
        { type: 'text', text: 'Silbertalbahn', bold: true },
        words(' fährt '),
        { type: 'text', text: 'jede halbe Stunde', italic: true },
        words('.'),
        { type: 'linebreak' },
        { type: 'text', text: 'Fahrräder fahren kostenlos mit.', bold: true, italic: true },
      ],
    },
    { type: 'heading', level: 3, children: [words('So kommen Sie zu uns')] },
    {
      type: 'list',
      ordered: true,
      items: [
        {
          children: [words('Mit der Bahn')],
          sublist: {
            type: 'list',
            ordered: false,
            items: [
              ...items('bis Tannheim (Silber)'),
              {
                children: [words('weiter mit der Silbertalbahn')],
                sublist: { type: 'list', ordered: false, items: items('Ausstieg: Kurpark') },
              },
            ],
          },
        },
        { children: [words('Mit dem Auto über die Bundesstraße')], sublist: null },
      ],
    },
    { type: 'heading', level: 4, children: [words('Fragen?')] },
    {
      type: 'table',
      rows: [
        { cells: [cell('Ab Tannheim', true), cell('Ab Kurpark', true), cell('Fahrräder', true)] },
        { cells: [cell('07:12', true), cell('07:48'), cell('frei')] },
        {
          cells: [cell('09:12', true), { ...cell('kein Zug an Sonn- und Feiertagen'), colspan: 2 }],
        },
      ],
    },
    {
      type: 'quote',
      children: [words('Wer langsam ankommt, ist schneller erholt.')],
    },
    {
      type: 'paragraph',
      children: [
        words('Schreiben Sie an die '),
        {
          type: 'link',
          href: 'mailto:touristik@bad-silberbronn.example',
          children: [
            { type: 'text', text: 'Touristik ', bold: true },
            { type: 'text', text: 'Bad Silberbronn' },
          ],
        },
        words(' oder rufen Sie an: '),
        {
          type: 'link',
          href: 'tel:+493023125100',
          children: [{ type: 'text', text: '030 23125-100' }],
        },
        words('.'),
      ],
    },
  ],
  minimal: [paragraph('Wegen Wartung geschlossen.')],
  'long-words': [
    paragraph(
      'Die Fremdenverkehrsabgabensatzungsänderungsbekanntmachung liegt im Straßenverkehrszulassungsordnungsangelegenheitenzimmer aus; die Trinkwasserversorgungsanlagenüberwachungsverordnung finden Sie im Nebenraum.',
    ),
  ],
  english: [
    paragraph(
      'The thermal water rises from a depth of 800 metres and reaches the pools of the Silberbad at 38 degrees. Travellers stopped here as early as the Middle Ages.',
    ),
    { type: 'heading', level: 3, children: [words('Good to know')] },
    {
      type: 'list',
      ordered: false,
      items: items(
        'Towels and bathrobes can be hired at the desk.',
        'The guest card gives you a reduced ticket.',
      ),
    },
  ],
} satisfies Record<string, RichText>
