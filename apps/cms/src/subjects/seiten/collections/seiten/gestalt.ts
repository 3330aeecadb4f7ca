import {
  type DetailType,
  detailTypes,
  type PageLayout,
  type PageTheme,
  pageLayouts,
  pageThemes,
} from '@kurstadt/contract'
import type { CheckboxField, SelectField } from 'payload'

const layoutLabels: Record<PageLayout, string> = {
  default: 'Einfach',
  slim: 'Schmal mit Seitenleiste rechts',
  wide: 'Breit',
  portal: 'Portal',
  'festival-portal': 'Festival-Portal',
  reversed: 'Schmal mit Seitenleiste links',
}

const themeLabels: Record<PageTheme, string> = {
  default: 'Stadt',
  rossini: 'Festival',
  behoerdenlotse: 'Behördenlotse',
}

const detailLabels: Record<DetailType, string> = {
  veranstaltungen: 'Veranstaltungen',
  aktuelles: 'Aktuelles',
  aemter: 'Ämter',
  baugebiete: 'Baugebiete',
  schwarzes_brett: 'Schwarzes Brett',
  galerien: 'Fotogalerien',
  pois: 'Orte zum Entdecken',
  touren: 'Touren',
  mitarbeiter: 'Mitarbeiterinnen und Mitarbeiter',
  bekanntmachungen: 'Bekanntmachungen',
  brancheneintraege: 'Branchenverzeichnis',
  unterkuenfte: 'Unterkünfte',
  shop_artikel: 'Shop-Artikel',
  wegweiser_verfahren: 'Verfahren im Wegweiser',
  lebenslagen: 'Lebenslagen',
  sitzungen: 'Sitzungen des Rats',
  vorlagen: 'Vorlagen des Rats',
  gremien: 'Gremien',
  raete: 'Ratsmitglieder',
}

/** Arrangement of a page (spec 2.4). */
export const pageLayout: SelectField = {
  name: 'pageLayout',
  type: 'select',
  label: 'Aufteilung',
  required: true,
  defaultValue: 'default',
  options: pageLayouts.map((value) => ({ value, label: layoutLabels[value] })),
  admin: { position: 'sidebar' },
}

/** Theme of a page (spec 1). */
export const pageTheme: SelectField = {
  name: 'pageTheme',
  type: 'select',
  label: 'Erscheinungsbild',
  required: true,
  defaultValue: 'default',
  options: pageThemes.map((value) => ({ value, label: themeLabels[value] })),
  admin: { position: 'sidebar' },
}

/** Type whose entries this page shows one by one (page model, section 2). */
export const detailseiteFuer: SelectField = {
  name: 'detailseite_fuer',
  type: 'select',
  label: 'Detailseite für',
  options: detailTypes.map((value) => ({ value, label: detailLabels[value] })),
  admin: {
    position: 'sidebar',
    description: 'Zeigt je einen Eintrag; der Pfad endet dann mit /*.',
  },
}

/** A page that has no English version on purpose, such as one in Leichte Sprache. */
export const nurDeutsch: CheckboxField = {
  name: 'nur_deutsch',
  type: 'checkbox',
  label: 'Nur auf Deutsch',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description:
      'Ankreuzen, wenn die Seite keine englische Fassung braucht, etwa eine in Leichter Sprache. Sie steht dann nicht unter „Englisch fehlt“.',
  },
}
