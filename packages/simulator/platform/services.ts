import {
  hatsureiData,
  jushoData,
  KeisanPatternReader,
  kojinData,
  KyuyoKeisanSettings,
  ShiwakeData,
} from './combositeData';
import {CombositeFunctionsError} from '../messages/errors';
import {ShikyukojoData} from './shikyukojo';
import type {Company} from '../company/company';
import type {RunContext} from './context';
import type {PayrollRun, Trigger} from './scenario';
import type {AmountMasters} from './shikyukojo';
import type {CombositeDataServices} from '../../../api-src/type-aliases/CombositeDataServices';

// assumption: trigger-availability
/** The triggers under which a service can be used; the others always can. */
const TRIGGERS = {
  kyuyoKeisanSettingsData: '給与計算(前)',
  shikyukojoData: '給与計算(前)',
  shiwakeData: '給与仕訳元データ連携',
} as const satisfies Partial<Record<keyof CombositeDataServices, Trigger>>;

/**
 * `combositeDataService`: the services of Combosite's data. Taking one that the
 * trigger doesn't offer throws.
 *
 * @param context - of the run
 * @param company - the data
 * @param masters - where `saveAmount` writes
 */
export function createCombositeDataServices(
  context: RunContext,
  company: Company,
  masters: AmountMasters,
): CombositeDataServices {
  const {scenario} = context;
  const {payroll} = scenario;
  const isOffered = (name: keyof typeof TRIGGERS): boolean =>
    TRIGGERS[name] === scenario.trigger;

  const named = <Service extends object>(
    name: keyof CombositeDataServices,
    service: Service,
  ): Service => context.handOut.object(name, service);

  const settings =
    payroll && isOffered('kyuyoKeisanSettingsData')
      ? Object.freeze(
          named('kyuyoKeisanSettingsData', new KyuyoKeisanSettings(payroll)),
        )
      : undefined;
  const shikyukojo =
    payroll && isOffered('shikyukojoData')
      ? named(
          'shikyukojoData',
          new ShikyukojoData(
            context,
            company,
            masters,
            payrollEmployees(company, payroll),
          ),
        )
      : undefined;
  const shiwake =
    payroll && isOffered('shiwakeData')
      ? named('shiwakeData', new ShiwakeData(context, company, payroll))
      : undefined;

  const offered = <Service>(
    name: keyof typeof TRIGGERS,
    service: Service | undefined,
  ): Service => {
    // assumption: unavailable-service-error
    if (service === undefined) {
      throw new CombositeFunctionsError('service-not-available', {
        service: `combositeDataService.${name}`,
        trigger: scenario.trigger,
        available: TRIGGERS[name],
      });
    }
    return service;
  };

  return Object.freeze(
    context.handOut.object('combositeDataService', {
      hatsureiData: named('hatsureiData', hatsureiData(context, company)),
      jushoData: named('jushoData', jushoData(context, company)),
      keisanPatternData: named(
        'keisanPatternData',
        new KeisanPatternReader(context, company),
      ),
      kojinData: named('kojinData', kojinData(context, company)),
      get kyuyoKeisanSettingsData() {
        return offered('kyuyoKeisanSettingsData', settings);
      },
      get shikyukojoData() {
        return offered('shikyukojoData', shikyukojo);
      },
      get shiwakeData() {
        return offered('shiwakeData', shiwake);
      },
    }),
  );
}

/** The employees whom a payroll calculates. */
export function payrollEmployees(
  company: Company,
  payroll: PayrollRun,
): readonly string[] {
  const master = company.shiharaiMasters.find(
    ({shiharaiMasterName}) => shiharaiMasterName === payroll.shiharaiMasterName,
  );
  if (!master) {
    throw new CombositeFunctionsError('shiharai-master-unknown', {
      shiharaiMasterName: payroll.shiharaiMasterName,
    });
  }
  return (
    payroll.sokyuKeisan?.employeeIdList ??
    payroll.employeeIdList ??
    master.employeeIdList
  );
}
