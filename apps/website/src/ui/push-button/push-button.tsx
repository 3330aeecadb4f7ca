import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../lib/index.ts'
import { type ButtonLook, buttonClass } from '../button/index.ts'
import { Icon, type IconSymbol } from '../icon/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './push-button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** `solid` for the one thing to do, `quiet` for everything else, `plain` within a text or a line. */
  look?: ButtonLook
  icon?: IconSymbol
  /** True while what it started is under way: it keeps the focus and does nothing when pressed. */
  isBusy?: boolean
}

/** A button; `type="button"` unless said otherwise. */
export function Button({ look = 'solid', icon, isBusy, children, ...rest }: ButtonProps) {
  const texts = usePartTexts()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), styles.button, rest.className)}
      aria-disabled={isBusy ? true : rest['aria-disabled']}
      onClick={press}
    >
      {children}
      {isBusy && ' '}
      {isBusy && <span className={styles.busy} role="img" aria-label={texts.button.busy} />}
      {icon && !isBusy && <Icon name={icon} />}
    </button>
  )
}
