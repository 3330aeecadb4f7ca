import type { BeforeListTableServerProps } from 'payload'
import tree from '../../../editing/views/tree.module.css'
import { staende } from '../../../editing/workflow/stand.ts'
import { countBelow, type PageNode, readPages, treeOf } from '../seitenbaum/index.ts'
import styles from './seitenbaum.module.css'

const list = '/admin/collections/seiten'
const states = new Map<string, string>(Object.entries(staende))

function Page({ page, mayCreate }: { page: PageNode; mayCreate: boolean }) {
  const { id, titel, pfade, stand } = page
  return (
    <span className={styles.page}>
      <a href={`${list}/${id}`} className={styles.title}>
        {titel} <span className={styles.act}>bearbeiten</span>
      </a>
      <span className={styles.paths}>
        <span>{pfade.de ?? 'nicht auf Deutsch'}</span>
        <span>{pfade.en ?? 'nicht auf Englisch'}</span>
      </span>
      <span className={styles.state} data-stand={stand}>
        {states.get(stand) ?? stand}
      </span>
      {mayCreate && (
        <a href={`${list}/create?eltern=${id}`}>
          Unterseite anlegen<span className={tree.hidden}> unter {titel}</span>
        </a>
      )}
    </span>
  )
}

type Rows = { pages: readonly PageNode[]; mayCreate: boolean; isTop?: boolean }

function Level({ pages, mayCreate, isTop = false }: Rows) {
  return (
    <ul className={styles.level}>
      {pages.map((page) => (
        <li key={page.id}>
          <Page page={page} mayCreate={mayCreate} />
          {page.children.length > 0 && (
            <details open={isTop}>
              <summary>
                {countBelow(page)} {countBelow(page) === 1 ? 'Unterseite' : 'Unterseiten'}
                <span className={tree.hidden}> von {page.titel}</span>
              </summary>
              <Level pages={page.children} mayCreate={mayCreate} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** True while the list below is searched or filtered: then the tree is in the way. */
function isSearching(searchParams: BeforeListTableServerProps['searchParams']): boolean {
  return ['search', 'where', 'stand'].some((name) => searchParams?.[name] !== undefined)
}

/** All pages as a tree above their list, one `<details>` for each level. */
export async function Seitenbaum(props: BeforeListTableServerProps) {
  const { payload, user, hasCreatePermission, searchParams } = props
  const pages = treeOf(await readPages(payload, user))
  return (
    <details className={`${tree.tree} ${styles.tree}`} open={!isSearching(searchParams)}>
      <summary>
        <h2>Seitenbaum</h2>
      </summary>
      <Level pages={pages} mayCreate={hasCreatePermission} isTop />
    </details>
  )
}
