/**
 * Chunks of the browser build: few and stable, because twenty small files on the first page cost
 * more than their bytes. The first page has room for eight files and 110 KB (brotli), of which
 * React and React Router take 91. Templates come in the files of `src/templates/group-*.ts`, words in
 * one file for each language, behaviour that can wait (`*.later.ts`, its styles) in one file for all of it.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /react-module:|node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
  },
  { name: 'later', test: /\.later\.(ts|module\.css)$/ },
  {
    // Parts that few pages have, and their words; examples of parts go with the gallery.
    name: 'parts',
    test: /src[\\/](?!.*\.examples\.)(ui[\\/](accordion|tabs|modal|embed|field|letter-nav)[\\/]|ui[\\/]button[\\/]button\.tsx|i18n[\\/]part)/,
  },
  {
    name: 'site',
    test: /src[\\/](?!.*\.examples\.)(layouts|features(?![\\/](mitarbeiter|inhaltsverzeichnis))|ui|i18n(?![\\/](de|en)\.)|lib|content|templates(?=[\\/](?!group-)[^\\/]+$)|routes[\\/]shell)([\\/]|\.)/,
  },
]
