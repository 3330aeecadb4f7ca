import { councilPaths } from '@kurstadt/contract'

/** Name of a file as the website writes it: its title, in letters that any address may have. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80)
  return `${plain || 'Dokument'}.${ending}`
}

/** Where the website hands a file over, to be looked at or to be saved. */
export function fileAddresses(id: string, name: string, baseUrl: string) {
  const accessUrl = new URL(`${councilPaths.dokumente}${id.split('/')[1]}/${name}`, baseUrl).href
  return { accessUrl, downloadUrl: `${accessUrl}?download` }
}
