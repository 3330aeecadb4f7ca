import styles from './gallery.module.css'

const themes = ['default', 'rossini', 'behoerdenlotse']
const languages = ['de', 'en']
const layouts = ['default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed']

function Variants({ address }: { address: string }) {
  return themes.flatMap((theme) =>
    languages.map((sprache) => (
      <a key={theme + sprache} href={`/_gallery?${address}&theme=${theme}&sprache=${sprache}`}>
        {theme} {sprache}
      </a>
    )),
  )
}

type GalleryIndexProps = { names: readonly { template: string; examples: readonly string[] }[] }

/** All examples and page layouts as links. */
export function GalleryIndex({ names }: GalleryIndexProps) {
  return (
    <div className={styles.index}>
      <h1>Galerie</h1>
      <h2>Seitenlayouts</h2>
      {layouts.map((layout) => (
        <p key={layout} className={styles.line}>
          <strong>{layout}</strong>
          <Variants address={`layout=${layout}`} />
        </p>
      ))}
      {names.map(({ template, examples }) => (
        <section key={template}>
          <h2>{template}</h2>
          {examples.map((example) => (
            <p key={example} className={styles.line}>
              <strong>{example}</strong>
              <Variants address={`template=${template}&example=${example}`} />
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
