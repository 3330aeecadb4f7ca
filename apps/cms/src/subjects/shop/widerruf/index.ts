export { takeWithdrawal } from './take-withdrawal.ts'
