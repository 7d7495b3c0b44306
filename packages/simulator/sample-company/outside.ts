import type {HttpAnswer, HttpAnswerStep, HttpMethod} from '../company/company';
import type {CustomSecret} from '../../../api-src/interfaces/CustomSecret';

const WEBHOOK_URL = 'https://chat.example.com/hooks/sample-0000';

/** シークレット, with values that open nothing. */
export const secrets: readonly CustomSecret[] = [
  ['PET_SERVICE_API_KEY', 'sample-pet-service-key'],
  ['CHAT_WEBHOOK_URL', WEBHOOK_URL],
  ['CHAT_API_TOKEN', 'sample-chat-token'],
  ['ACCOUNTING_API_TOKEN', 'sample-accounting-token'],
  ['DASHBOARD_API_TOKEN', 'sample-dashboard-token'],
  ['WEATHER_API_KEY', 'sample-weather-key'],
  ['KINTAI_API_KEY', 'sample-kintai-key'],
].map(([name = '', value = '']) => ({
  name,
  value,
  updatedAt: '2025/03/03 10:00:00',
}));

function answer(
  method: HttpMethod,
  url: string,
  ...answers: HttpAnswerStep[]
): HttpAnswer {
  return {method, url, answers};
}

const API = 'https://api.example.com';

/** What outside services answer. */
export const httpAnswers: readonly HttpAnswer[] = [
  answer('GET', `${API}/status`, {status: 200, body: {status: 'ok'}}),
  answer('GET', `${API}/rates`, {status: 200, body: '149.53'}),
  answer('GET', `${API}/rates.csv`, {
    status: 200,
    headers: {'Content-Type': 'text/csv'},
    body: 'currency,rate\nUSD,149.53\nEUR,161.20\n',
  }),
  answer('GET', `${API}/dormitories`, {
    status: 200,
    body: [
      {name: '第一寮', monthlyFee: 12_000},
      {name: '第二寮', monthlyFee: 15_000},
    ],
  }),
  answer('GET', `${API}/courses`, {
    status: 200,
    body: [
      {code: 'K101', name: 'ハラスメント防止'},
      {code: 'K102', name: '個人情報保護'},
    ],
  }),
  answer('GET', `${API}/warnings`, {status: 200, body: []}),
  answer('GET', `${API}/v1/pets`, {status: 200, body: []}),
  answer('GET', `${API}/v1/rates`, {status: 200, body: {rate: 1.2}}),
  answer('POST', `${API}/v1/requests`, {status: 201, body: {id: 'R001'}}),
  answer('POST', `${API}/v1/journals`, {status: 201, body: {id: 'J001'}}),
  answer('POST', `${API}/payroll-counts`, {status: 201, body: {id: 'C001'}}),
  answer('PUT', `${API}/allowances/pet`, {status: 204}),
  answer('PUT', `${API}/courses`, {status: 204}),
  answer('PUT', `${API}/v1/targets`, {status: 204}),
  answer('PATCH', `${API}/accounts/FM001276`, {
    status: 200,
    body: {status: 'suspended'},
  }),
  answer('DELETE', `${API}/accounts/FM001275`, {status: 204}, {status: 404}),
  answer('GET', 'https://kintai.example.com/v1/overtime', {
    status: 200,
    body: [
      {employeeId: '0001', hours: 12.5},
      {employeeId: '0002', hours: 4},
    ],
  }),
  // Three pieces of data on two pages
  answer('GET', 'https://kintai.example.com/v1/absences?page=1', {
    status: 200,
    body: {
      items: [
        {employeeId: '0001', days: 1},
        {employeeId: '0002', days: 2},
      ],
      total: 3,
      nextPage: 2,
    },
  }),
  answer('GET', 'https://kintai.example.com/v1/absences?page=2', {
    status: 200,
    body: {
      items: [{employeeId: '0004', days: 1}],
      total: 3,
      nextPage: null,
    },
  }),
  answer('POST', WEBHOOK_URL, {status: 200, body: 'ok'}),

  // Failures to try out
  answer('GET', `${API}/not-found`, {
    status: 404,
    body: {message: 'Not Found'},
  }),
  answer('GET', `${API}/broken`, {
    status: 500,
    headers: {'Content-Type': 'text/html'},
    body: '<html>Internal Server Error</html>',
  }),
  answer('GET', `${API}/slow`, {status: 200, body: {}, delayMillis: 60_000}),
  answer('GET', `${API}/down`, {failure: 'connection'}),
];
