/** As a pay slip has it, with whatever fraction there is. @returns `1,500円` */
export function yen(amount: number): string {
  return `${amount.toLocaleString('ja-JP', {maximumFractionDigits: 20})}円`;
}
