/** Buttons of the windows for files that are named after what they do, not after which file. */
const ofFiles: readonly [selector: string, name: string][] = [
  ['.bulk-upload--actions-bar__controls button:first-child', 'Vorherige Datei'],
  ['.bulk-upload--actions-bar__controls button:last-child', 'Nächste Datei'],
  ['.edit-upload__focalPoint', 'Fokuspunkt, mit der Maus verschieben'],
]

/** What the letters at the fields of the focal point mean; what is to be seen comes first. */
const axes: Readonly<Record<string, string>> = {
  'X %': 'X %: Abstand von links',
  'Y %': 'Y %: Abstand von oben',
}

/** Sentences that Payload has in English alone. */
const german: Readonly<Record<string, string>> = {
  'A file is required.': 'Bitte wählen Sie eine Datei.',
  'A file name is required.': 'Bitte geben Sie der Datei einen Namen.',
}

/** Payload names its windows as they are called inside; their heading says what they are for. */
function nameDialogs(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLElement>('dialog[aria-label]')) {
    const isOurs =
      dialog.getAttribute('aria-label') !== dialog.id && dialog.dataset.named === undefined
    if (isOurs) continue
    const heading = dialog.querySelector('h1, h2, h3')?.textContent?.trim()
    dialog.dataset.named = ''
    dialog.setAttribute('aria-label', heading || 'Fenster')
  }
}

/** Each file that is to be sent has a cross of its own, and says that it is this one. */
function nameRows(root: ParentNode): void {
  for (const row of root.querySelectorAll('.file-selections__fileRowContainer')) {
    const name = row.querySelector('.file-selections__fileName')?.textContent
    const cross = row.querySelector('.file-selections__remove--overlay')
    cross?.setAttribute('aria-label', `${name ?? ''} entfernen`)
  }
}

/** The fields of the window for crop and focal point, whose words stand beside them as mere text. */
function nameAxes(root: ParentNode): void {
  for (const input of root.querySelectorAll('.edit-upload__input input')) {
    const words = input.parentElement?.textContent?.trim() ?? ''
    input.setAttribute('aria-label', axes[words] ?? words)
  }
}

/** What an upload without a file or without a name is refused with. */
function translateErrors(root: ParentNode): void {
  for (const error of root.querySelectorAll('.file-field .field-error')) {
    const words = german[error.textContent.trim()]
    const text = error.querySelector('.tooltip-content')?.firstChild
    if (!(words && text)) continue
    text.nodeValue = words
    error.setAttribute('title', words)
  }
}

/** Names the windows of Payload, above all those for files, and what is in them (E15). */
export function nameWindows(root: ParentNode): void {
  nameDialogs(root)
  nameRows(root)
  nameAxes(root)
  translateErrors(root)
  for (const [selector, name] of ofFiles)
    for (const element of root.querySelectorAll(selector)) element.setAttribute('aria-label', name)
  for (const input of root.querySelectorAll('.field-select input:not([type="hidden"])')) {
    const label = input.closest('.field-select')?.querySelector('.field-label')?.textContent
    if (label) input.setAttribute('aria-label', label.trim())
  }
  // Their names stand beside them.
  for (const picture of root.querySelectorAll('.thumbnail img:not([alt])'))
    picture.setAttribute('alt', '')
}
