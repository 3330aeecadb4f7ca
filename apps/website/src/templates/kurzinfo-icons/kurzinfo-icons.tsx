import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './kurzinfo-icons.module.css'

/** Up to four icons with a short text (spec 9: at most 4). */
export function KurzinfoIcons({ block }: ViewProps<'kurzinfo-icons'>) {
  const { titel, icon1, icon2, icon3, icon4 } = block.options
  const icons = [icon1, icon2, icon3, icon4].filter((icon) => icon !== null)
  return (
    <section className={styles.section}>
      {titel && <h2 className={styles.heading}>{titel}</h2>}
      <ul className={styles.list}>
        {icons.map(({ icon, titel: name, text, link }) => (
          <li key={name} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div className={styles.text}>
              <p className={styles.title}>
                {link ? (
                  <Link className={styles.link} href={link}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
