import type { Block } from 'payload'

/** How a folded block looks: its kind and its own heading, without a name to be made up for it. */
export function blockAdmin(kind: string): Block['admin'] {
  const Label = { path: '/admin/block-label.tsx#BlockLabel', clientProps: { kind } }
  return { disableBlockName: true, components: { Label } }
}
