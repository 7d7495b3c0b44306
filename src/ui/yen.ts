/** @returns `1,500円` */
export function yen(amount: number): string {
  return `${amount.toLocaleString('ja-JP')}円`;
}
