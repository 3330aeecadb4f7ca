/** Buttons of the bar above texts, by Payload's keys. */
const ofTexts: Readonly<Record<string, string>> = {
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strikethrough: 'Durchgestrichen',
  subscript: 'Tiefgestellt',
  superscript: 'Hochgestellt',
  inlineCode: 'Als Code',
  link: 'Link',
  unorderedList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  checkList: 'Liste zum Abhaken',
  indentIncrease: 'Einrücken',
  indentDecrease: 'Ausrücken',
  horizontalRule: 'Trennlinie',
  blockquote: 'Zitat',
}

/** Buttons that show an icon alone. */
const icons: readonly [selector: string, name: string][] = [
  ['.doc-controls__popup button, .doc-controls .popup-button', 'Weitere Schritte'],
  ['.array-actions__button, .array-actions .popup-button', 'Mehr zu dieser Zeile'],
  ['.clipboard-action__popup .popup-button', 'Zeilen kopieren und einfügen'],
  ['.popup-button', 'Weitere Schritte'],
  ['.collapsible__drag', 'Verschieben'],
  ['.upload-relationship-details__edit', 'Datei bearbeiten'],
  [
    '.file-field__remove, .file-details__remove, .upload-relationship-details__remove',
    'Datei entfernen',
  ],
  ['.file-field__filename', 'Name der Datei'],
  ['.copy-to-clipboard', 'Adresse kopieren'],
  ['.collapsible__toggle', 'Auf- oder zuklappen'],
  ['.clear-indicator, .rs__clear-indicator', 'Auswahl leeren'],
  ['.clickable-arrow--left', 'Vorherige Seite'],
  ['.clickable-arrow--right', 'Nächste Seite'],
  ['.drawer__header__close, .doc-drawer__header-close, .list-drawer__header-close', 'Schließen'],
  ['.locked, .table__locked', 'Wird gerade bearbeitet'],
]

/** Names that Payload's editor of texts has in English alone. */
const german: Readonly<Record<string, string>> = {
  'Drag to move': 'Absatz verschieben',
  'Add block': 'Absatz davor einfügen',
  'Insert Paragraph': 'Absatz anfügen',
  'Edit link': 'Link bearbeiten',
  'Remove link': 'Link entfernen',
  'text dropdown': 'Art des Absatzes',
  'inlineBlocks dropdown': 'Angabe einfügen',
  'tabelle dropdown': 'Tabelle',
}

/** Words of an element that are to be seen; a tooltip's are not until somebody points at it. */
function shownText(element: Element): string {
  const shown = element.cloneNode(true)
  if (!(shown instanceof Element)) return ''
  for (const tooltip of shown.querySelectorAll('.tooltip')) tooltip.remove()
  return shown.textContent.trim()
}

/** Words of what an element says it is called by; Payload's lists name elements that are nowhere. */
const labelText = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id ? (element.ownerDocument.getElementById(id)?.textContent ?? '') : ''))
    .join('')
    .trim()

/** Payload writes empty names, too. */
const isNamed = (element: Element) =>
  Boolean(element.getAttribute('aria-label')) ||
  labelText(element) !== '' ||
  shownText(element) !== '' ||
  (element instanceof HTMLInputElement &&
    [...(element.labels ?? [])].some(({ textContent }) => textContent.trim() !== ''))

function nameUnlessNamed(element: Element, name: string | undefined): void {
  if (name && !isNamed(element)) element.setAttribute('aria-label', name)
}

/** The words of a label without its signs: the star of a required field, the language. */
function labelAbove(element: Element): string | undefined {
  const label = element.closest('.field-type')?.querySelector('.field-label')
  return label?.firstChild?.textContent?.trim()
}

/** Names what Payload's forms and lists leave without a name, for who does not see it (E15). */
export function nameControls(root: ParentNode): void {
  for (const [english, name] of Object.entries(german))
    for (const element of root.querySelectorAll(`[aria-label="${english}"]`))
      element.setAttribute('aria-label', name)
  for (const button of root.querySelectorAll<HTMLElement>('[data-button-key]'))
    nameUnlessNamed(button, ofTexts[button.dataset.buttonKey ?? ''])
  for (const [selector, name] of icons)
    for (const element of root.querySelectorAll(selector)) nameUnlessNamed(element, name)
  for (const input of root.querySelectorAll('.field-type input:not([type="hidden"])'))
    nameUnlessNamed(input, labelAbove(input))
  for (const box of root.querySelectorAll('thead input[type="checkbox"]'))
    nameUnlessNamed(box, 'Alle auswählen')
  for (const box of root.querySelectorAll('tbody input[type="checkbox"]'))
    nameUnlessNamed(box, `${box.closest('tr')?.querySelector('a')?.textContent ?? ''} auswählen`)
}
