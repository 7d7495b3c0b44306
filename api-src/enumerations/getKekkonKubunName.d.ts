import type {KekkonKubun} from './KekkonKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 結婚区分の名称を返す。
 *
 * @param kubun - {@link KojinDataEntity}の`kekkonKubun`。`null`のことがあるので、先に調べる{@assumption kojin-entity}{@assumption kojin-null}
 * @returns {@link KekkonKubun}の名称（`'既婚'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKekkonKubunName(KekkonKubun.Kikon));
 * }
 * ```
 */
export declare function getKekkonKubunName(kubun: KekkonKubun | string): string;
