export { Modal } from './modal.tsx'
export { ModalLink } from './modal-link.tsx'
