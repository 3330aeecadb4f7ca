import { useMediathekTexts } from '../../i18n/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useBaseMap } from '../karte/index.ts'
import { useEmbedHosts } from './embed-hosts.ts'
import styles from './host-choices.module.css'
import { nameOfHost } from './provider.ts'

/** Every house whose content may be shown, and what this browser has been told about it. */
export function HostChoices() {
  const words = useMediathekTexts().embeds
  const map = useBaseMap()
  const hosts = [...new Set([...useEmbedHosts(), ...(map?.haeuser ?? [])])]
  if (hosts.length === 0) return <p>{words.none}</p>
  return (
    <ul className={styles.list}>
      {hosts.map((host) => (
        <li key={host} className={styles.host} data-behaviour="host-choice" data-host={host}>
          <p>
            <strong>{nameOfHost(host)}</strong>
            {nameOfHost(host) !== host && ` (${host})`}
          </p>
          <p data-state="ask">{words.asks}</p>
          <p data-state="kept" hidden>
            {words.kept}
          </p>
          <p className={styles.act}>
            <Button
              look="quiet"
              data-act="forget"
              aria-label={words.forgetOf(nameOfHost(host))}
              hidden
            >
              {words.forget}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}
