import styles from './site-header.module.css'

/** The mark of the product: a fir over a spring. */
export function Emblem() {
  return (
    <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill="currentColor" />
      <g fill="none" stroke="var(--color-page)" strokeLinecap="round" strokeLinejoin="round">
        <path
          fill="var(--color-page)"
          stroke="none"
          d="M24 6l6 9h-3l5 7h-4l6 8H14l6-8h-4l5-7h-3z"
        />
        <path
          strokeWidth="2"
          d="M10 35c3.5-3 7 3 10.500 0s7 3 10.500 0 4-1.500 7 0M15 40.500c3-2.500 6 2.500 9 0s6 2.500 9 0"
        />
      </g>
    </svg>
  )
}
