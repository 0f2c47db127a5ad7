import{Ct as e,H as t,_t as n,at as r,qt as i}from"./inside-Dq_ako9A.js";import{L as a,gt as o,ht as s}from"./list-DRwdXwa6.js";import{t as c}from"./page-screen-DGX3w_XW.js";import{b as l,y as u}from"./screens-Ch3ecPwB.js";import{M as d,Mt as f,O as p,_ as m,d as h,wr as g}from"./start-D7C81CvM.js";import{a as _,t as v}from"./libraries-CO3eaAi_.js";var y=_.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`,b=_.li`
  a {
    display: flex;
    align-items: center;
    gap: var(--ui-space-3);
    block-size: 100%;
    padding: var(--ui-space-3);
    border: 1px solid var(--ui-color-border);
    border-radius: var(--ui-radius-8);
    background: var(--ui-color-surface);
    font-weight: var(--ui-weight-strong);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    background: var(--ui-color-hover);
  }

  svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }
`,x=v();function S({place:{view:e}}){let r=n(e,`NavMenu`).filter(({entry:e})=>e.path!==null);return r.length===0?null:(0,x.jsx)(y,{children:r.map(({id:e,text:n,icon:r,entry:i})=>(0,x.jsx)(b,{children:(0,x.jsxs)(m,{href:t(i,{}),children:[r&&(0,x.jsx)(f,{name:r}),n]})},e))})}function C(){let t=p(),{value:n,error:r,retryAt:a,retry:c}=s(g.GetAppInfo,{}),l=[{id:`application`,term:t(`about.application`),value:n?.lbApplication},{id:`version`,term:t(`about.version`),value:n?.version},{id:`environment`,term:t(`about.environment`),value:n?.environnement},{id:`database`,term:t(`about.database`),value:n?.lbBase},{id:`time`,term:t(`about.serverTime`),value:n&&i(n.dtServeur,`dateTime`)}];return(0,x.jsx)(d,{title:t(`about.server`),style:{gridColumn:`1 / -1`},children:r&&!n?(0,x.jsx)(h,{message:o({error:r,retryAt:a},t),onRetry:c}):(0,x.jsx)(e,{columns:2,isLoading:!n,items:l})})}var w=a(r.Deverrouiller,{each:({typeObjet:e,refObjet:t})=>({typeObjet:e,refObjet:t}),ask:`ask.releaseLock`}),T=c({parts:[u(S),u(C),l(r.GetListByType,{title:`section.locks`,key:`refObjet`,label:`lbObjet`,sort:`-dtVerrou`,isLive:!0,columns:[{field:`lbUser`,share:2,width:160},{field:`typeObjet`,isCode:!0,share:1,width:140},{field:`lbObjet`,share:2,width:160},{field:`dtVerrou`,dataType:`DateTime`},{field:`dtExpiration`,dataType:`DateTime`},{field:`login`,isHidden:!0},{field:`refObjet`,isHidden:!0}],filters:{lbUser:`choice`,typeObjet:`choice`,lbObjet:`text`},actions:{LibererVerrou:w}}),l(r.GetListByUser,{title:`section.ownLocks`,key:`refObjet`,label:`lbObjet`,sort:`-dtVerrou`,isLive:!0,columns:[{field:`typeObjet`,isCode:!0,share:1,width:140},{field:`lbObjet`,share:2,width:160},{field:`dtVerrou`,dataType:`DateTime`},{field:`dtExpiration`,dataType:`DateTime`}],actions:{LibererVerrou:w}})]});export{T as default};