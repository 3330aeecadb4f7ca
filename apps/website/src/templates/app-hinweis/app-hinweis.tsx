import { useAppSteps } from '../../features/app-steps/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './app-hinweis.module.css'

/** How the site is put on the home screen, for each system (spec 2.6). */
export function AppHinweis({ block: { options } }: ViewProps<'app-hinweis'>) {
  const { devices, facts, good, title } = useAppSteps()
  const { einleitung, titel } = options
  return (
    <section className={styles.section}>
      <h2>{titel ?? title}</h2>
      {einleitung && <p>{einleitung}</p>}
      <Accordion
        level={3}
        items={devices.map(({ browser, id, name, steps }) => ({
          id,
          title: name,
          note: browser,
          content: (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ),
        }))}
      />
      <h3>{good}</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
