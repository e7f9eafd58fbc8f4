/**
 * When an order arrives: working days, holidays, desired dates, instructions.
 *
 * @module @cartonnage/sdk/rules/delivery
 */
export { deliveryDates, nextDeliveryChange, presetSenders } from './delivery-date'
export type { DeliveryDateInput, DeliveryDates, Sender } from './delivery-date'
export { countDeliveries, deliverySteps } from './delivery-steps'
export type {
  DeliveryCount,
  DeliveryMoments,
  DeliveryStep,
  DeliveryStepName,
  OrderMoments,
} from './delivery-steps'
export { desiredDateDays, findDesiredDateProblem } from './desired-date'
export type { DesiredDateProblem, DesiredDateRange } from './desired-date'
export {
  findInstructionsProblem,
  instructionsLimit,
  readInstructions,
  writeInstructions,
} from './driver-instructions'
export type { DriverInstructions, InstructionsProblem } from './driver-instructions'
export { publicHolidays } from './public-holidays'
export type { HolidayCalendar, Period } from './public-holidays'
export { addWorkingDays, calendarDay, holidayLocation, isWorkingDay } from './working-days'
export type { WorkingLocation } from './working-days'
