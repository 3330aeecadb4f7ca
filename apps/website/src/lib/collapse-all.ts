/** Closes every accordion below an element (spec 4, idle reset of the authority guide). */
export function collapseAll(root: ParentNode): void {
  for (const item of root.querySelectorAll<HTMLDetailsElement>('details[data-accordion][open]'))
    item.open = false
}
