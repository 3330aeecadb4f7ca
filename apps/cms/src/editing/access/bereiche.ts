/** Roles of the back office (spec 6); an account may have several. */
export const rollen = [
  'administration',
  'tourismus',
  'rathaus',
  'festival',
  'rat-verwaltung',
  'intranet-redaktion',
  'autor',
] as const
/** One of the roles. */
export type Rolle = (typeof rollen)[number]

/** An area of the content: its place in the navigation and who keeps it. */
type BereichSpec = {
  label: string
  /** Roles that keep the area, besides the administration; `autor` writes drafts only. */
  rollen: readonly Rolle[]
  /** Seen by its own roles alone; everything else is seen by every editor. */
  isPrivate: boolean
}

/** Areas of the content in the order of the navigation. */
export const bereiche = {
  seiten: {
    label: 'Seiten',
    rollen: ['tourismus', 'rathaus', 'festival', 'autor'],
    isPrivate: false,
  },
  /** Addresses that lead elsewhere: they reach into every part of the site. */
  adressen: { label: 'Seiten', rollen: ['tourismus', 'rathaus'], isPrivate: false },
  veranstaltungen: {
    label: 'Veranstaltungen',
    rollen: ['tourismus', 'rathaus', 'festival', 'autor'],
    isPrivate: false,
  },
  rathaus: { label: 'Rathaus', rollen: ['rathaus', 'autor'], isPrivate: false },
  tourismus: { label: 'Tourismus', rollen: ['tourismus', 'autor'], isPrivate: false },
  shop: { label: 'Shop', rollen: ['tourismus'], isPrivate: false },
  bestellungen: { label: 'Shop', rollen: ['tourismus'], isPrivate: true },
  festival: { label: 'Festival', rollen: ['festival', 'autor'], isPrivate: false },
  rat: { label: 'Rat', rollen: ['rat-verwaltung'], isPrivate: true },
  intranet: { label: 'Intranet', rollen: ['intranet-redaktion'], isPrivate: true },
  anfragen: { label: 'Anfragen', rollen: ['tourismus', 'rathaus'], isPrivate: true },
  medien: {
    label: 'Medien',
    rollen: ['tourismus', 'rathaus', 'festival', 'rat-verwaltung', 'intranet-redaktion', 'autor'],
    isPrivate: false,
  },
  einstellungen: { label: 'Einstellungen', rollen: [], isPrivate: false },
} as const satisfies Record<string, BereichSpec>

/** Name of an area. */
export type Bereich = keyof typeof bereiche
