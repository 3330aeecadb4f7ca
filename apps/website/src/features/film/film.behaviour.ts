import type { Behaviour } from '../../ui/behaviour/index.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/**
 * Starts a film with the click that opens its dialogue, stops it when that closes, and says so where
 * the browser can play none of its files.
 */
export const start: Behaviour = (element) => {
  const film = element.querySelector('video')
  const broken = element.querySelector<HTMLElement>('[data-broken]')
  if (!(film && broken)) return
  film.querySelector('source:last-of-type')?.addEventListener('error', () => {
    broken.hidden = false
  })
  film.addEventListener('playing', () => {
    broken.hidden = true
  })
  const dialog = element.closest('dialog')
  // The same film twice on a page: the first dialogue opens.
  if (dialog && document.getElementById(dialog.id) !== dialog) return
  dialog?.addEventListener('close', () => film.pause())
  // A browser that wants another press for it shows its own button.
  const play = () => film.play().catch(() => undefined)
  for (const link of document.querySelectorAll<HTMLElement>(`a[data-opens="${dialog?.id}"]`))
    link.addEventListener('click', (event) => {
      if (isPlain(event)) void play()
    })
  // Somebody may have been faster than this code. Where the address has opened it, nobody has pressed.
  if (dialog?.open && navigator.userActivation?.isActive) void play()
}
