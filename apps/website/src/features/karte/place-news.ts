import type { MapParts } from './map-parts.ts'

/** Puts other words for what was said in an attribute, which has more than them. */
function replaceIn(element: Element | null | undefined, name: string, old: string, now: string) {
  const text = element?.getAttribute(name)
  // A function: the words are no pattern of a replacement.
  if (text)
    element?.setAttribute(
      name,
      text.replace(old, () => now),
    )
}

/** Says in picture, list and choice what is new at a place (`PlaceState`). */
function tell({ chosen, given, pins }: MapParts, state: HTMLElement, old: string): void {
  const { flag = '', said = '' } = state.dataset
  const row = state.closest<HTMLElement>('[data-place]')
  const id = row?.dataset.place
  const pin = pins.find(({ dataset }) => dataset.place === id)
  replaceIn(row?.querySelector('[data-act="choose"]'), 'aria-label', old, said)
  replaceIn(pin, 'title', old, said)
  const shown = pin?.querySelector('[data-part="flag"]')
  if (shown) shown.textContent = flag
  const place = given.places.find((one) => one.id === id)
  if (place) place.flag = flag
  const told = chosen.querySelector('[data-part="state"]')
  if (told && row?.hasAttribute('aria-current')) told.textContent = said
}

/** Keeps picture, names and choice as new as the states in the list; hears when one has changed. */
export function followStates(parts: MapParts, onChange: () => void): void {
  const watch = new MutationObserver((changes) => {
    for (const { oldValue, target } of changes)
      if (target instanceof HTMLElement && oldValue) tell(parts, target, oldValue)
    onChange()
  })
  watch.observe(parts.list, {
    subtree: true,
    attributeFilter: ['data-said'],
    attributeOldValue: true,
  })
}
