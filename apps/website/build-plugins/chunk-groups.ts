/**
 * Chunks of the browser build: few and stable, because twenty small files on the first page cost
 * more than their bytes. The first page has room for eight files and 110 KB (brotli), of which
 * React and React Router take 91. Templates come in the files of `src/templates/group-*.ts`, words in
 * one file for each language, behaviour that can wait (`*.later.ts`) in one file for all of it
 * (later-as-one.ts). A group takes along what its files import, unless a group before it has it.
 */
const parts =
  'ui[\\/](accordion|tabs|modal|embed|field|letter-nav|pagination|push-button|part-texts)[\\/]'
/** Features that only pages further in have: they come with the templates that show them. */
const rare =
  'aemter|anfragen|anfragestatus|downloads|inhaltsverzeichnis|liste|mitarbeiter|qr-code|sprachhinweis|teilen|ticket-hotline|veranstaltungsliste|visitenkarte|vorschau|wegweiser'
const elsewhere = `.*\\.(examples|later)\\.|${parts}|features[\\/]site-footer[\\/]festival-footer`

export const chunkGroups = [
  {
    name: 'framework',
    test: /react-module:|node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
  },
  {
    name: 'site',
    test: new RegExp(
      `src[\\/](?!${elsewhere})(layouts|features(?![\\/](${rare})[\\/])|ui|i18n(?![\\/](de|en|vorschau|veranstaltung|veranstaltungsliste|amounts|rathaus|suche|index\\.rare)\\.)|lib|content|templates(?=[\\/](?!group-)[^\\/]+$)|routes[\\/]shell)([\\/]|\\.)`,
    ),
  },
  // Parts that few pages have, and their words; examples of parts go with the gallery.
  { name: 'parts', test: new RegExp(`src[\\/](?!.*\\.(examples|later)\\.)(${parts})`) },
]
