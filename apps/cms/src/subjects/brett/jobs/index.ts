export { keepBoard } from './keep-board.ts'
