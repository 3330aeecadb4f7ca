import styles from './gallery.module.css'
import { partNames } from './gallery-parts.tsx'

const themes = ['default', 'rossini', 'behoerdenlotse']
const languages = ['de', 'en']
const layouts = ['default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed']

type LineProps = { name: string; address: string }

/** One example in every theme and language. */
function Line({ name, address }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {themes.flatMap((theme) =>
        languages.map((sprache) => (
          <td key={theme + sprache}>
            <a href={`/_gallery?${address}&theme=${theme}&sprache=${sprache}`}>
              {sprache}
              <span className="visuallyHidden">
                {' '}
                {theme} {name}
              </span>
            </a>
          </td>
        )),
      )}
    </tr>
  )
}

type TableProps = { caption: string; lines: readonly LineProps[] }

function Table({ caption, lines }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {themes.map((theme) => (
            <th key={theme} scope="colgroup" colSpan={languages.length}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </tbody>
    </table>
  )
}

type Names = readonly { name: string; examples: readonly string[] }[]

/** Tables of one kind: all examples together first, then each thing with its examples. */
function Tables({ title, kind, names }: { title: string; kind: 'ui' | 'template'; names: Names }) {
  return (
    <>
      <h2>{title}</h2>
      <Table caption="alle" lines={[{ name: 'alle zusammen', address: `${kind}=all` }]} />
      {names.map(({ name, examples }) => (
        <Table
          key={name}
          caption={name}
          lines={[
            { name: 'zusammen', address: `${kind}=${name}` },
            ...examples.map((example) => ({
              name: example,
              address: `${kind}=${name}&example=${example}`,
            })),
          ]}
        />
      ))}
    </>
  )
}

type GalleryNames = { templates: Names; menus: readonly string[]; pages: readonly string[] }

/** Everything the gallery shows, as links. */
export function GalleryIndex({ names }: { names: GalleryNames }) {
  return (
    <div className={styles.index}>
      <h1>Galerie</h1>
      <p>Jeder Baustein und jede Vorlage mit allen Beispielen, in jedem Erscheinungsbild.</p>
      <Tables title="Bausteine" kind="ui" names={partNames} />
      <Tables title="Vorlagen" kind="template" names={names.templates} />
      <h2>Seitenlayouts</h2>
      {layouts.map((layout) => (
        <Table
          key={layout}
          caption={layout}
          lines={[
            { name: layout, address: `layout=${layout}` },
            ...names.pages.map((name) => ({ name, address: `layout=${layout}&example=${name}` })),
          ]}
        />
      ))}
      <h2>Menüs</h2>
      <Table
        caption="Menüs, die schwerfallen"
        lines={names.menus.map((menu) => ({ name: menu, address: `layout=default&menu=${menu}` }))}
      />
    </div>
  )
}
