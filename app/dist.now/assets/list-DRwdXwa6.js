const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/arranging-CPNOA7iT.js","assets/follow-pointer-BJIyJ91e.js","assets/arrange-layout-Cl7Ewdpz.js","assets/inside-Dq_ako9A.js","assets/rolldown-runtime-XKyaHtl9.js","assets/libraries-CO3eaAi_.js","assets/start-D7C81CvM.js","assets/move-horizontal-DBp5RJFc.js","assets/menu-popover-BNqWsDYU.js","assets/filter-panel-DT_H1lwx.js","assets/filter-editor-TNVILFhP.js","assets/checkbox-CF988zYJ.js","assets/filter-sheet-DgqLPkB7.js","assets/columns-panel-ue3GBqbR.js","assets/virtual-list-CMpUzH0c.js","assets/virtual-lines-DymARVjQ.js","assets/xlsx-Bk6gRp9k.js","assets/browser-Bw7_GGtV.js","assets/moving-ByZKt6nI.js","assets/tree-menu-7dAWA5kf.js","assets/import-layer-zYQCYrAo.js","assets/file-drop-C71QljoH.js","assets/search-field-Db4nMkAU.js","assets/use-import-table-DLmMHrwK.js","assets/csv-DYYtJE4R.js","assets/table-DIUwQeMN.js","assets/share-dialog-DoZQ-VrL.js","assets/endpoints-I0MQ1bNq.js","assets/baskets-dialog-B3RiF2y6.js","assets/batches-dialog-BxEHHH5O.js","assets/endpoints-C41Fpga4.js","assets/change-words-rrSdGy1Z.js","assets/labels-dialog-N2kH2dHI.js","assets/print-sheet-D0gkIuOI.js","assets/reimport-dialog-Dcb5aChK.js","assets/set-many-dialog-BMXmXe_M.js","assets/peek-panel-CZt3gDRm.js","assets/heading-83sLBjPA.js"])))=>i.map(i=>d[i]);
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{B as t,C as n,D as r,E as i,F as a,I as o,N as s,O as c,T as l,U as u,V as d,W as f,X as p,Y as m,_t as h,a as g,bt as _,c as v,dt as y,f as b,ft as x,gt as S,h as C,i as w,l as T,lt as E,mt as D,n as O,r as k,s as A,st as j,t as M,ut as N,w as P,yt as F,z as I}from"./libraries-CO3eaAi_.js";import{$ as L,$r as ee,A as te,Br as ne,Ci as re,Cn as ie,Ct as ae,Di as oe,Dt as se,Ei as ce,Gn as le,Ht as ue,In as de,Ir as fe,Kn as pe,Kr as me,Lr as he,Lt as ge,Mt as _e,Nr as ve,Nt as R,O as z,Oi as ye,Or as be,Ot as B,P as xe,Pr as Se,Pt as Ce,Q as we,Qr as Te,Qt as Ee,Rn as De,Rr as Oe,Si as ke,Sn as Ae,St as je,Ti as Me,Un as Ne,Ut as Pe,Vr as Fe,Vt as Ie,Wt as Le,X as Re,Xt as ze,Yt as Be,Zt as Ve,_ as He,_i as Ue,_r as We,_t as Ge,at as Ke,br as qe,bt as Je,ci as Ye,cn as Xe,ct as Ze,d as Qe,di as $e,dt as et,ei as tt,et as nt,fi as rt,gt as it,h as at,hn as ot,ht as st,i as ct,ii as lt,it as ut,j as dt,jr as ft,jt as pt,k as mt,ki as ht,kn as gt,kr as _t,kt as vt,li as yt,ln as bt,lr as xt,lt as St,mi as Ct,mn as wt,n as Tt,nn as Et,nr as Dt,nt as Ot,o as kt,on as At,ot as jt,pi as Mt,pn as Nt,pr as Pt,qn as Ft,r as It,ri as Lt,rt as Rt,s as zt,si as Bt,st as Vt,ti as Ht,tn as Ut,tt as Wt,ui as Gt,ut as Kt,vi as qt,vr as Jt,vt as Yt,wn as Xt,xi as Zt,xr as Qt,yi as $t,yr as en,yt as tn,zr as nn}from"./start-D7C81CvM.js";import{$ as rn,An as an,At as on,Bn as sn,Bt as cn,Ct as ln,Dn as un,Dt as dn,Fn as fn,Ft as pn,Gt as mn,H as hn,Ht as gn,I as _n,In as vn,Jt as yn,L as bn,Ln as xn,Lt as Sn,Mn as Cn,Mt as wn,Nn as Tn,Nt as En,Ot as Dn,Pn as On,Pt as kn,Q as An,Rt as jn,T as Mn,Tt as Nn,U as Pn,Un as Fn,Ut as In,Vt as Ln,Wt as Rn,X as zn,Xt as Bn,Y as Vn,Yt as Hn,Z as Un,Zt as Wn,_ as Gn,_n as Kn,_t as qn,a as Jn,an as Yn,b as Xn,bt as Zn,c as Qn,cn as $n,d as er,dn as tr,en as nr,et as rr,f as ir,fn as ar,g as or,gn as sr,h as cr,hn as lr,ht as ur,in as dr,it as fr,jn as pr,jt as mr,kt as hr,l as gr,mn as _r,mt as vr,nt as yr,o as br,on as xr,pn as Sr,qt as Cr,r as wr,rn as Tr,rt as Er,s as Dr,sn as Or,tt as kr,u as Ar,un as jr,v as Mr,vn as Nr,wt as Pr,x as Fr,y as Ir,yn as Lr,yt as Rr,zn as zr,zt as Br}from"./inside-Dq_ako9A.js";var Vr={name:`list-filter`,size:24,node:[[`path`,{d:`M2 5h20`,key:`1fs1ex`}],[`path`,{d:`M6 12h12`,key:`8npq4p`}],[`path`,{d:`M9 19h6`,key:`456am0`}]]};Vr.node;var Hr=De(Vr),Ur=Symbol.for(`react-aria.i18n.locale`),Wr=Symbol.for(`react-aria.i18n.strings`),Gr=void 0,Kr=class e{constructor(e,t=`en-US`){this.strings=Object.fromEntries(Object.entries(e).filter(([,e])=>e)),this.defaultLocale=t}getStringForLocale(e,t){let n=this.getStringsForLocale(t)[e];if(!n)throw Error(`Could not find intl message ${e} in ${t} locale`);return n}getStringsForLocale(e){let t=this.strings[e];return t||(t=qr(e,this.strings,this.defaultLocale),this.strings[e]=t),t}static getGlobalDictionaryForPackage(t){if(typeof window>`u`)return null;let n=window[Ur];if(Gr===void 0){let t=window[Wr];if(!t)return null;Gr={};for(let r in t)Gr[r]=new e({[n]:t[r]},n)}let r=Gr?.[t];if(!r)throw Error(`Strings for package "${t}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`);return r}};function qr(e,t,n=`en-US`){if(t[e])return t[e];let r=Jr(e),i=Yr(e);if(i&&t[`${r}-${i}`])return t[`${r}-${i}`];if(t[r])return t[r];for(let e in t)if(e.startsWith(r+`-`))return t[e];return t[n]}function Jr(e){return Intl.Locale?new Intl.Locale(e).language:e.split(`-`)[0]}function Yr(e){if(Intl.Locale)return new Intl.Locale(e).script}var Xr=new Map,Zr=new Map,Qr=class{constructor(e,t){this.locale=e,this.strings=t}format(e,t){let n=this.strings.getStringForLocale(e,this.locale);return typeof n==`function`?n(t,this):n}plural(e,t,n=`cardinal`){let r=t[`=`+e];if(r)return typeof r==`function`?r():r;let i=this.locale+`:`+n,a=Xr.get(i);return a||(a=new Intl.PluralRules(this.locale,{type:n}),Xr.set(i,a)),r=t[a.select(e)]||t.other,typeof r==`function`?r():r}number(e){let t=Zr.get(this.locale);return t||(t=new Intl.NumberFormat(this.locale),Zr.set(this.locale,t)),t.format(e)}select(e,t){let n=e[t]||e.other;return typeof n==`function`?n():n}},V=e(y(),1),$r=new WeakMap;function ei(e){let t=$r.get(e);return t||(t=new Kr(e),$r.set(e,t)),t}function ti(e,t){return t&&Kr.getGlobalDictionaryForPackage(t)||ei(e)}function ni(e,t){let{locale:n}=ue(),r=ti(e,t);return(0,V.useMemo)(()=>new Qr(n,r),[n,r])}var ri=7e3,ii=null;function ai(e,t=`assertive`,n=ri){ii?ii.announce(e,t,n):(ii=new oi,(typeof IS_REACT_ACT_ENVIRONMENT==`boolean`?IS_REACT_ACT_ENVIRONMENT:typeof jest<`u`)?ii.announce(e,t,n):setTimeout(()=>{ii?.isAttached()&&ii?.announce(e,t,n)},100))}var oi=class{constructor(){this.node=null,this.assertiveLog=null,this.politeLog=null,typeof document<`u`&&(this.node=document.createElement(`div`),this.node.dataset.liveAnnouncer=`true`,Object.assign(this.node.style,{border:0,clip:`rect(0 0 0 0)`,clipPath:`inset(50%)`,height:`1px`,margin:`-1px`,overflow:`hidden`,padding:0,position:`absolute`,width:`1px`,whiteSpace:`nowrap`}),this.assertiveLog=this.createLog(`assertive`),this.node.appendChild(this.assertiveLog),this.politeLog=this.createLog(`polite`),this.node.appendChild(this.politeLog),document.body.prepend(this.node))}isAttached(){return this.node?.isConnected}createLog(e){let t=document.createElement(`div`);return t.setAttribute(`role`,`log`),t.setAttribute(`aria-live`,e),t.setAttribute(`aria-relevant`,`additions`),t}destroy(){this.node&&=(document.body.removeChild(this.node),null)}announce(e,t=`assertive`,n=ri){if(!this.node)return;let r=document.createElement(`div`);typeof e==`object`?(r.setAttribute(`role`,`img`),r.setAttribute(`aria-labelledby`,e[`aria-labelledby`])):r.textContent=e,t===`assertive`?this.assertiveLog?.appendChild(r):this.politeLog?.appendChild(r),e!==``&&setTimeout(()=>{r.remove()},n)}clear(e){this.node&&((!e||e===`assertive`)&&this.assertiveLog&&(this.assertiveLog.innerHTML=``),(!e||e===`polite`)&&this.politeLog&&(this.politeLog.innerHTML=``))}},si={};si={dateRange:e=>`${e.startDate} \u{625}\u{644}\u{649} ${e.endDate}`,dateSelected:e=>`${e.date} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}`,finishRangeSelectionPrompt:`انقر لإنهاء عملية تحديد نطاق التاريخ`,maximumDate:`آخر تاريخ متاح`,minimumDate:`أول تاريخ متاح`,next:`التالي`,previous:`السابق`,selectedDateDescription:e=>`\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{645}\u{62D}\u{62F}\u{62F}: ${e.date}`,selectedRangeDescription:e=>`\u{627}\u{644}\u{645}\u{62F}\u{649} \u{627}\u{644}\u{632}\u{645}\u{646}\u{64A} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}: ${e.dateRange}`,startRangeSelectionPrompt:`انقر لبدء عملية تحديد نطاق التاريخ`,todayDate:e=>`\u{627}\u{644}\u{64A}\u{648}\u{645}\u{60C} ${e.date}`,todayDateSelected:e=>`\u{627}\u{644}\u{64A}\u{648}\u{645}\u{60C} ${e.date} \u{645}\u{62D}\u{62F}\u{62F}`};var ci={};ci={dateRange:e=>`${e.startDate} \u{434}\u{43E} ${e.endDate}`,dateSelected:e=>`\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{43E} \u{435} ${e.date}`,finishRangeSelectionPrompt:`Натиснете, за да довършите избора на времеви интервал`,maximumDate:`Последна налична дата`,minimumDate:`Първа налична дата`,next:`Напред`,previous:`Назад`,selectedDateDescription:e=>`\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${e.date}`,selectedRangeDescription:e=>`\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${e.dateRange}`,startRangeSelectionPrompt:`Натиснете, за да пристъпите към избора на времеви интервал`,todayDate:e=>`\u{414}\u{43D}\u{435}\u{441}, ${e.date}`,todayDateSelected:e=>`\u{414}\u{43D}\u{435}\u{441}, ${e.date} \u{441}\u{430} \u{438}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{438}`};var li={};li={dateRange:e=>`${e.startDate} a\u{17E} ${e.endDate}`,dateSelected:e=>`Vybr\xe1no ${e.date}`,finishRangeSelectionPrompt:`Kliknutím dokončíte výběr rozsahu dat`,maximumDate:`Poslední dostupné datum`,minimumDate:`První dostupné datum`,next:`Další`,previous:`Předchozí`,selectedDateDescription:e=>`Vybran\xe9 datum: ${e.date}`,selectedRangeDescription:e=>`Vybran\xe9 obdob\xed: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknutím zahájíte výběr rozsahu dat`,todayDate:e=>`Dnes, ${e.date}`,todayDateSelected:e=>`Dnes, vybr\xe1no ${e.date}`};var ui={};ui={dateRange:e=>`${e.startDate} til ${e.endDate}`,dateSelected:e=>`${e.date} valgt`,finishRangeSelectionPrompt:`Klik for at fuldføre valg af datoområde`,maximumDate:`Sidste ledige dato`,minimumDate:`Første ledige dato`,next:`Næste`,previous:`Forrige`,selectedDateDescription:e=>`Valgt dato: ${e.date}`,selectedRangeDescription:e=>`Valgt interval: ${e.dateRange}`,startRangeSelectionPrompt:`Klik for at starte valg af datoområde`,todayDate:e=>`I dag, ${e.date}`,todayDateSelected:e=>`I dag, ${e.date} valgt`};var di={};di={dateRange:e=>`${e.startDate} bis ${e.endDate}`,dateSelected:e=>`${e.date} ausgew\xe4hlt`,finishRangeSelectionPrompt:`Klicken, um die Auswahl des Datumsbereichs zu beenden`,maximumDate:`Letztes verfügbares Datum`,minimumDate:`Erstes verfügbares Datum`,next:`Weiter`,previous:`Zurück`,selectedDateDescription:e=>`Ausgew\xe4hltes Datum: ${e.date}`,selectedRangeDescription:e=>`Ausgew\xe4hlter Bereich: ${e.dateRange}`,startRangeSelectionPrompt:`Klicken, um die Auswahl des Datumsbereichs zu beginnen`,todayDate:e=>`Heute, ${e.date}`,todayDateSelected:e=>`Heute, ${e.date} ausgew\xe4hlt`};var fi={};fi={dateRange:e=>`${e.startDate} \u{3AD}\u{3C9}\u{3C2} ${e.endDate}`,dateSelected:e=>`\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3B8}\u{3B7}\u{3BA}\u{3B5} ${e.date}`,finishRangeSelectionPrompt:`Κάντε κλικ για να ολοκληρώσετε την επιλογή εύρους ημερομηνιών`,maximumDate:`Τελευταία διαθέσιμη ημερομηνία`,minimumDate:`Πρώτη διαθέσιμη ημερομηνία`,next:`Επόμενο`,previous:`Προηγούμενο`,selectedDateDescription:e=>`\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1}: ${e.date}`,selectedRangeDescription:e=>`\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3BF} \u{3B5}\u{3CD}\u{3C1}\u{3BF}\u{3C2}: ${e.dateRange}`,startRangeSelectionPrompt:`Κάντε κλικ για να ξεκινήσετε την επιλογή εύρους ημερομηνιών`,todayDate:e=>`\u{3A3}\u{3AE}\u{3BC}\u{3B5}\u{3C1}\u{3B1}, ${e.date}`,todayDateSelected:e=>`\u{3A3}\u{3AE}\u{3BC}\u{3B5}\u{3C1}\u{3B1}, \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3C4}\u{3B7}\u{3BA}\u{3B5} ${e.date}`};var pi={};pi={previous:`Previous`,next:`Next`,selectedDateDescription:e=>`Selected Date: ${e.date}`,selectedRangeDescription:e=>`Selected Range: ${e.dateRange}`,todayDate:e=>`Today, ${e.date}`,todayDateSelected:e=>`Today, ${e.date} selected`,dateSelected:e=>`${e.date} selected`,startRangeSelectionPrompt:`Click to start selecting date range`,finishRangeSelectionPrompt:`Click to finish selecting date range`,minimumDate:`First available date`,maximumDate:`Last available date`,dateRange:e=>`${e.startDate} to ${e.endDate}`};var mi={};mi={dateRange:e=>`${e.startDate} a ${e.endDate}`,dateSelected:e=>`${e.date} seleccionado`,finishRangeSelectionPrompt:`Haga clic para terminar de seleccionar rango de fechas`,maximumDate:`Última fecha disponible`,minimumDate:`Primera fecha disponible`,next:`Siguiente`,previous:`Anterior`,selectedDateDescription:e=>`Fecha seleccionada: ${e.date}`,selectedRangeDescription:e=>`Intervalo seleccionado: ${e.dateRange}`,startRangeSelectionPrompt:`Haga clic para comenzar a seleccionar un rango de fechas`,todayDate:e=>`Hoy, ${e.date}`,todayDateSelected:e=>`Hoy, ${e.date} seleccionado`};var hi={};hi={dateRange:e=>`${e.startDate} kuni ${e.endDate}`,dateSelected:e=>`${e.date} valitud`,finishRangeSelectionPrompt:`Klõpsake kuupäevavahemiku valimise lõpetamiseks`,maximumDate:`Viimane saadaolev kuupäev`,minimumDate:`Esimene saadaolev kuupäev`,next:`Järgmine`,previous:`Eelmine`,selectedDateDescription:e=>`Valitud kuup\xe4ev: ${e.date}`,selectedRangeDescription:e=>`Valitud vahemik: ${e.dateRange}`,startRangeSelectionPrompt:`Klõpsake kuupäevavahemiku valimiseks`,todayDate:e=>`T\xe4na, ${e.date}`,todayDateSelected:e=>`T\xe4na, ${e.date} valitud`};var gi={};gi={dateRange:e=>`${e.startDate} \u{2013} ${e.endDate}`,dateSelected:e=>`${e.date} valittu`,finishRangeSelectionPrompt:`Lopeta päivämääräalueen valinta napsauttamalla tätä.`,maximumDate:`Viimeinen varattavissa oleva päivämäärä`,minimumDate:`Ensimmäinen varattavissa oleva päivämäärä`,next:`Seuraava`,previous:`Edellinen`,selectedDateDescription:e=>`Valittu p\xe4iv\xe4m\xe4\xe4r\xe4: ${e.date}`,selectedRangeDescription:e=>`Valittu aikav\xe4li: ${e.dateRange}`,startRangeSelectionPrompt:`Aloita päivämääräalueen valinta napsauttamalla tätä.`,todayDate:e=>`T\xe4n\xe4\xe4n, ${e.date}`,todayDateSelected:e=>`T\xe4n\xe4\xe4n, ${e.date} valittu`};var _i={};_i={dateRange:e=>`${e.startDate} \xe0 ${e.endDate}`,dateSelected:e=>`${e.date} s\xe9lectionn\xe9`,finishRangeSelectionPrompt:`Cliquer pour finir de sélectionner la plage de dates`,maximumDate:`Dernière date disponible`,minimumDate:`Première date disponible`,next:`Suivant`,previous:`Précédent`,selectedDateDescription:e=>`Date s\xe9lectionn\xe9e\xa0: ${e.date}`,selectedRangeDescription:e=>`Plage s\xe9lectionn\xe9e\xa0: ${e.dateRange}`,startRangeSelectionPrompt:`Cliquer pour commencer à sélectionner la plage de dates`,todayDate:e=>`Aujourd'hui, ${e.date}`,todayDateSelected:e=>`Aujourd\u{2019}hui, ${e.date} s\xe9lectionn\xe9`};var vi={};vi={dateRange:e=>`${e.startDate} \u{5E2}\u{5D3} ${e.endDate}`,dateSelected:e=>`${e.date} \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,finishRangeSelectionPrompt:`חץ כדי לסיים את בחירת טווח התאריכים`,maximumDate:`תאריך פנוי אחרון`,minimumDate:`תאריך פנוי ראשון`,next:`הבא`,previous:`הקודם`,selectedDateDescription:e=>`\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${e.date}`,selectedRangeDescription:e=>`\u{5D8}\u{5D5}\u{5D5}\u{5D7} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${e.dateRange}`,startRangeSelectionPrompt:`לחץ כדי להתחיל בבחירת טווח התאריכים`,todayDate:e=>`\u{5D4}\u{5D9}\u{5D5}\u{5DD}, ${e.date}`,todayDateSelected:e=>`\u{5D4}\u{5D9}\u{5D5}\u{5DD}, ${e.date} \u{5E0}\u{5D1}\u{5D7}\u{5E8}`};var yi={};yi={dateRange:e=>`${e.startDate} do ${e.endDate}`,dateSelected:e=>`${e.date} odabran`,finishRangeSelectionPrompt:`Kliknite da dovršite raspon odabranih datuma`,maximumDate:`Posljednji raspoloživi datum`,minimumDate:`Prvi raspoloživi datum`,next:`Sljedeći`,previous:`Prethodni`,selectedDateDescription:e=>`Odabrani datum: ${e.date}`,selectedRangeDescription:e=>`Odabrani raspon: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknite da započnete raspon odabranih datuma`,todayDate:e=>`Danas, ${e.date}`,todayDateSelected:e=>`Danas, odabran ${e.date}`};var bi={};bi={dateRange:e=>`${e.startDate}\u{2013}${e.endDate}`,dateSelected:e=>`${e.date} kiv\xe1lasztva`,finishRangeSelectionPrompt:`Kattintson a dátumtartomány kijelölésének befejezéséhez`,maximumDate:`Utolsó elérhető dátum`,minimumDate:`Az első elérhető dátum`,next:`Következő`,previous:`Előző`,selectedDateDescription:e=>`Kijel\xf6lt d\xe1tum: ${e.date}`,selectedRangeDescription:e=>`Kijel\xf6lt tartom\xe1ny: ${e.dateRange}`,startRangeSelectionPrompt:`Kattintson a dátumtartomány kijelölésének indításához`,todayDate:e=>`Ma, ${e.date}`,todayDateSelected:e=>`Ma, ${e.date} kijel\xf6lve`};var xi={};xi={dateRange:e=>`Da ${e.startDate} a ${e.endDate}`,dateSelected:e=>`${e.date} selezionata`,finishRangeSelectionPrompt:`Fai clic per completare la selezione dell’intervallo di date`,maximumDate:`Ultima data disponibile`,minimumDate:`Prima data disponibile`,next:`Successivo`,previous:`Precedente`,selectedDateDescription:e=>`Data selezionata: ${e.date}`,selectedRangeDescription:e=>`Intervallo selezionato: ${e.dateRange}`,startRangeSelectionPrompt:`Fai clic per selezionare l’intervallo di date`,todayDate:e=>`Oggi, ${e.date}`,todayDateSelected:e=>`Oggi, ${e.date} selezionata`};var Si={};Si={dateRange:e=>`${e.startDate} \u{304B}\u{3089} ${e.endDate}`,dateSelected:e=>`${e.date} \u{3092}\u{9078}\u{629E}`,finishRangeSelectionPrompt:`クリックして日付範囲の選択を終了`,maximumDate:`最終利用可能日`,minimumDate:`最初の利用可能日`,next:`次へ`,previous:`前へ`,selectedDateDescription:e=>`\u{9078}\u{629E}\u{3057}\u{305F}\u{65E5}\u{4ED8} : ${e.date}`,selectedRangeDescription:e=>`\u{9078}\u{629E}\u{7BC4}\u{56F2} : ${e.dateRange}`,startRangeSelectionPrompt:`クリックして日付範囲の選択を開始`,todayDate:e=>`\u{672C}\u{65E5}\u{3001}${e.date}`,todayDateSelected:e=>`\u{672C}\u{65E5}\u{3001}${e.date} \u{3092}\u{9078}\u{629E}`};var Ci={};Ci={dateRange:e=>`${e.startDate} ~ ${e.endDate}`,dateSelected:e=>`${e.date} \u{C120}\u{D0DD}\u{B428}`,finishRangeSelectionPrompt:`날짜 범위 선택을 완료하려면 클릭하십시오.`,maximumDate:`마지막으로 사용 가능한 일자`,minimumDate:`처음으로 사용 가능한 일자`,next:`다음`,previous:`이전`,selectedDateDescription:e=>`\u{C120}\u{D0DD} \u{C77C}\u{C790}: ${e.date}`,selectedRangeDescription:e=>`\u{C120}\u{D0DD} \u{BC94}\u{C704}: ${e.dateRange}`,startRangeSelectionPrompt:`날짜 범위 선택을 시작하려면 클릭하십시오.`,todayDate:e=>`\u{C624}\u{B298}, ${e.date}`,todayDateSelected:e=>`\u{C624}\u{B298}, ${e.date} \u{C120}\u{D0DD}\u{B428}`};var wi={};wi={dateRange:e=>`Nuo ${e.startDate} iki ${e.endDate}`,dateSelected:e=>`Pasirinkta ${e.date}`,finishRangeSelectionPrompt:`Spustelėkite, kad baigtumėte pasirinkti datų intervalą`,maximumDate:`Paskutinė galima data`,minimumDate:`Pirmoji galima data`,next:`Paskesnis`,previous:`Ankstesnis`,selectedDateDescription:e=>`Pasirinkta data: ${e.date}`,selectedRangeDescription:e=>`Pasirinktas intervalas: ${e.dateRange}`,startRangeSelectionPrompt:`Spustelėkite, kad pradėtumėte pasirinkti datų intervalą`,todayDate:e=>`\u{160}iandien, ${e.date}`,todayDateSelected:e=>`\u{160}iandien, pasirinkta ${e.date}`};var Ti={};Ti={dateRange:e=>`No ${e.startDate} l\u{12B}dz ${e.endDate}`,dateSelected:e=>`Atlas\u{12B}ts: ${e.date}`,finishRangeSelectionPrompt:`Noklikšķiniet, lai pabeigtu datumu diapazona atlasi`,maximumDate:`Pēdējais pieejamais datums`,minimumDate:`Pirmais pieejamais datums`,next:`Tālāk`,previous:`Atpakaļ`,selectedDateDescription:e=>`Atlas\u{12B}tais datums: ${e.date}`,selectedRangeDescription:e=>`Atlas\u{12B}tais diapazons: ${e.dateRange}`,startRangeSelectionPrompt:`Noklikšķiniet, lai sāktu datumu diapazona atlasi`,todayDate:e=>`\u{160}odien, ${e.date}`,todayDateSelected:e=>`Atlas\u{12B}ta \u{161}odiena, ${e.date}`};var Ei={};Ei={dateRange:e=>`${e.startDate} til ${e.endDate}`,dateSelected:e=>`${e.date} valgt`,finishRangeSelectionPrompt:`Klikk for å fullføre valg av datoområde`,maximumDate:`Siste tilgjengelige dato`,minimumDate:`Første tilgjengelige dato`,next:`Neste`,previous:`Forrige`,selectedDateDescription:e=>`Valgt dato: ${e.date}`,selectedRangeDescription:e=>`Valgt omr\xe5de: ${e.dateRange}`,startRangeSelectionPrompt:`Klikk for å starte valg av datoområde`,todayDate:e=>`I dag, ${e.date}`,todayDateSelected:e=>`I dag, ${e.date} valgt`};var Di={};Di={dateRange:e=>`${e.startDate} tot ${e.endDate}`,dateSelected:e=>`${e.date} geselecteerd`,finishRangeSelectionPrompt:`Klik om de selectie van het datumbereik te voltooien`,maximumDate:`Laatste beschikbare datum`,minimumDate:`Eerste beschikbare datum`,next:`Volgende`,previous:`Vorige`,selectedDateDescription:e=>`Geselecteerde datum: ${e.date}`,selectedRangeDescription:e=>`Geselecteerd bereik: ${e.dateRange}`,startRangeSelectionPrompt:`Klik om het datumbereik te selecteren`,todayDate:e=>`Vandaag, ${e.date}`,todayDateSelected:e=>`Vandaag, ${e.date} geselecteerd`};var Oi={};Oi={dateRange:e=>`${e.startDate} do ${e.endDate}`,dateSelected:e=>`Wybrano ${e.date}`,finishRangeSelectionPrompt:`Kliknij, aby zakończyć wybór zakresu dat`,maximumDate:`Ostatnia dostępna data`,minimumDate:`Pierwsza dostępna data`,next:`Dalej`,previous:`Wstecz`,selectedDateDescription:e=>`Wybrana data: ${e.date}`,selectedRangeDescription:e=>`Wybrany zakres: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknij, aby rozpocząć wybór zakresu dat`,todayDate:e=>`Dzisiaj, ${e.date}`,todayDateSelected:e=>`Dzisiaj wybrano ${e.date}`};var ki={};ki={dateRange:e=>`${e.startDate} a ${e.endDate}`,dateSelected:e=>`${e.date} selecionado`,finishRangeSelectionPrompt:`Clique para concluir a seleção do intervalo de datas`,maximumDate:`Última data disponível`,minimumDate:`Primeira data disponível`,next:`Próximo`,previous:`Anterior`,selectedDateDescription:e=>`Data selecionada: ${e.date}`,selectedRangeDescription:e=>`Intervalo selecionado: ${e.dateRange}`,startRangeSelectionPrompt:`Clique para iniciar a seleção do intervalo de datas`,todayDate:e=>`Hoje, ${e.date}`,todayDateSelected:e=>`Hoje, ${e.date} selecionado`};var Ai={};Ai={dateRange:e=>`${e.startDate} a ${e.endDate}`,dateSelected:e=>`${e.date} selecionado`,finishRangeSelectionPrompt:`Clique para terminar de selecionar o intervalo de datas`,maximumDate:`Última data disponível`,minimumDate:`Primeira data disponível`,next:`Próximo`,previous:`Anterior`,selectedDateDescription:e=>`Data selecionada: ${e.date}`,selectedRangeDescription:e=>`Intervalo selecionado: ${e.dateRange}`,startRangeSelectionPrompt:`Clique para começar a selecionar o intervalo de datas`,todayDate:e=>`Hoje, ${e.date}`,todayDateSelected:e=>`Hoje, ${e.date} selecionado`};var ji={};ji={dateRange:e=>`De la ${e.startDate} p\xe2n\u{103} la ${e.endDate}`,dateSelected:e=>`${e.date} selectat\u{103}`,finishRangeSelectionPrompt:`Apăsaţi pentru a finaliza selecţia razei pentru dată`,maximumDate:`Ultima dată disponibilă`,minimumDate:`Prima dată disponibilă`,next:`Următorul`,previous:`Înainte`,selectedDateDescription:e=>`Dat\u{103} selectat\u{103}: ${e.date}`,selectedRangeDescription:e=>`Interval selectat: ${e.dateRange}`,startRangeSelectionPrompt:`Apăsaţi pentru a începe selecţia razei pentru dată`,todayDate:e=>`Ast\u{103}zi, ${e.date}`,todayDateSelected:e=>`Azi, ${e.date} selectat\u{103}`};var Mi={};Mi={dateRange:e=>`\u{421} ${e.startDate} \u{43F}\u{43E} ${e.endDate}`,dateSelected:e=>`\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${e.date}`,finishRangeSelectionPrompt:`Щелкните, чтобы завершить выбор диапазона дат`,maximumDate:`Последняя доступная дата`,minimumDate:`Первая доступная дата`,next:`Далее`,previous:`Назад`,selectedDateDescription:e=>`\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430}: ${e.date}`,selectedRangeDescription:e=>`\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{44B}\u{439} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${e.dateRange}`,startRangeSelectionPrompt:`Щелкните, чтобы начать выбор диапазона дат`,todayDate:e=>`\u{421}\u{435}\u{433}\u{43E}\u{434}\u{43D}\u{44F}, ${e.date}`,todayDateSelected:e=>`\u{421}\u{435}\u{433}\u{43E}\u{434}\u{43D}\u{44F}, \u{432}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${e.date}`};var Ni={};Ni={dateRange:e=>`Od ${e.startDate} do ${e.endDate}`,dateSelected:e=>`Vybrat\xfd d\xe1tum ${e.date}`,finishRangeSelectionPrompt:`Kliknutím dokončíte výber rozsahu dátumov`,maximumDate:`Posledný dostupný dátum`,minimumDate:`Prvý dostupný dátum`,next:`Nasledujúce`,previous:`Predchádzajúce`,selectedDateDescription:e=>`Vybrat\xfd d\xe1tum: ${e.date}`,selectedRangeDescription:e=>`Vybrat\xfd rozsah: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknutím spustíte výber rozsahu dátumov`,todayDate:e=>`Dnes ${e.date}`,todayDateSelected:e=>`Vybrat\xfd dne\u{161}n\xfd d\xe1tum ${e.date}`};var Pi={};Pi={dateRange:e=>`${e.startDate} do ${e.endDate}`,dateSelected:e=>`${e.date} izbrano`,finishRangeSelectionPrompt:`Kliknite za dokončanje izbire datumskega obsega`,maximumDate:`Zadnji razpoložljivi datum`,minimumDate:`Prvi razpoložljivi datum`,next:`Naprej`,previous:`Nazaj`,selectedDateDescription:e=>`Izbrani datum: ${e.date}`,selectedRangeDescription:e=>`Izbrano obmo\u{10D}je: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknite za začetek izbire datumskega obsega`,todayDate:e=>`Danes, ${e.date}`,todayDateSelected:e=>`Danes, ${e.date} izbrano`};var Fi={};Fi={dateRange:e=>`${e.startDate} do ${e.endDate}`,dateSelected:e=>`${e.date} izabran`,finishRangeSelectionPrompt:`Kliknite da dovršite opseg izabranih datuma`,maximumDate:`Zadnji raspoloživi datum`,minimumDate:`Prvi raspoloživi datum`,next:`Sledeći`,previous:`Prethodni`,selectedDateDescription:e=>`Izabrani datum: ${e.date}`,selectedRangeDescription:e=>`Izabrani period: ${e.dateRange}`,startRangeSelectionPrompt:`Kliknite da započnete opseg izabranih datuma`,todayDate:e=>`Danas, ${e.date}`,todayDateSelected:e=>`Danas, izabran ${e.date}`};var Ii={};Ii={dateRange:e=>`${e.startDate} till ${e.endDate}`,dateSelected:e=>`${e.date} har valts`,finishRangeSelectionPrompt:`Klicka för att avsluta val av datumintervall`,maximumDate:`Sista tillgängliga datum`,minimumDate:`Första tillgängliga datum`,next:`Nästa`,previous:`Föregående`,selectedDateDescription:e=>`Valt datum: ${e.date}`,selectedRangeDescription:e=>`Valt intervall: ${e.dateRange}`,startRangeSelectionPrompt:`Klicka för att välja datumintervall`,todayDate:e=>`Idag, ${e.date}`,todayDateSelected:e=>`Idag, ${e.date} har valts`};var Li={};Li={dateRange:e=>`${e.startDate} - ${e.endDate}`,dateSelected:e=>`${e.date} se\xe7ildi`,finishRangeSelectionPrompt:`Tarih aralığı seçimini tamamlamak için tıklayın`,maximumDate:`Son müsait tarih`,minimumDate:`İlk müsait tarih`,next:`Sonraki`,previous:`Önceki`,selectedDateDescription:e=>`Se\xe7ilen Tarih: ${e.date}`,selectedRangeDescription:e=>`Se\xe7ilen Aral\u{131}k: ${e.dateRange}`,startRangeSelectionPrompt:`Tarih aralığı seçimini başlatmak için tıklayın`,todayDate:e=>`Bug\xfcn, ${e.date}`,todayDateSelected:e=>`Bug\xfcn, ${e.date} se\xe7ildi`};var Ri={};Ri={dateRange:e=>`${e.startDate} \u{2014} ${e.endDate}`,dateSelected:e=>`\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${e.date}`,finishRangeSelectionPrompt:`Натисніть, щоб завершити вибір діапазону дат`,maximumDate:`Остання доступна дата`,minimumDate:`Перша доступна дата`,next:`Наступний`,previous:`Попередній`,selectedDateDescription:e=>`\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${e.date}`,selectedRangeDescription:e=>`\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{438}\u{439} \u{434}\u{456}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${e.dateRange}`,startRangeSelectionPrompt:`Натисніть, щоб почати вибір діапазону дат`,todayDate:e=>`\u{421}\u{44C}\u{43E}\u{433}\u{43E}\u{434}\u{43D}\u{456}, ${e.date}`,todayDateSelected:e=>`\u{421}\u{44C}\u{43E}\u{433}\u{43E}\u{434}\u{43D}\u{456}, \u{432}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${e.date}`};var zi={};zi={dateRange:e=>`${e.startDate} \u{81F3} ${e.endDate}`,dateSelected:e=>`\u{5DF2}\u{9009}\u{62E9} ${e.date}`,finishRangeSelectionPrompt:`单击以完成选择日期范围`,maximumDate:`最后一个可用日期`,minimumDate:`第一个可用日期`,next:`下一页`,previous:`上一页`,selectedDateDescription:e=>`\u{9009}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${e.date}`,selectedRangeDescription:e=>`\u{9009}\u{5B9A}\u{7684}\u{8303}\u{56F4}\u{FF1A}${e.dateRange}`,startRangeSelectionPrompt:`单击以开始选择日期范围`,todayDate:e=>`\u{4ECA}\u{5929}\u{FF0C}\u{5373} ${e.date}`,todayDateSelected:e=>`\u{5DF2}\u{9009}\u{62E9}\u{4ECA}\u{5929}\u{FF0C}\u{5373} ${e.date}`};var Bi={};Bi={dateRange:e=>`${e.startDate} \u{81F3} ${e.endDate}`,dateSelected:e=>`\u{5DF2}\u{9078}\u{53D6} ${e.date}`,finishRangeSelectionPrompt:`按一下以完成選取日期範圍`,maximumDate:`最後一個可用日期`,minimumDate:`第一個可用日期`,next:`下一頁`,previous:`上一頁`,selectedDateDescription:e=>`\u{9078}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${e.date}`,selectedRangeDescription:e=>`\u{9078}\u{5B9A}\u{7684}\u{7BC4}\u{570D}\u{FF1A}${e.dateRange}`,startRangeSelectionPrompt:`按一下以開始選取日期範圍`,todayDate:e=>`\u{4ECA}\u{5929}\u{FF0C}${e.date}`,todayDateSelected:e=>`\u{5DF2}\u{9078}\u{53D6}\u{4ECA}\u{5929}\u{FF0C}${e.date}`};var Vi={};Vi={"ar-AE":si,"bg-BG":ci,"cs-CZ":li,"da-DK":ui,"de-DE":di,"el-GR":fi,"en-US":pi,"es-ES":mi,"et-EE":hi,"fi-FI":gi,"fr-FR":_i,"he-IL":vi,"hr-HR":yi,"hu-HU":bi,"it-IT":xi,"ja-JP":Si,"ko-KR":Ci,"lt-LT":wi,"lv-LV":Ti,"nb-NO":Ei,"nl-NL":Di,"pl-PL":Oi,"pt-BR":ki,"pt-PT":Ai,"ro-RO":ji,"ru-RU":Mi,"sk-SK":Ni,"sl-SI":Pi,"sr-SP":Fi,"sv-SE":Ii,"tr-TR":Li,"uk-UA":Ri,"zh-CN":zi,"zh-TW":Bi};function Hi(e,t){let n=(0,V.useRef)(null);return e&&n.current&&t(e,n.current)&&(e=n.current),n.current=e,e}function Ui(e,t){return e-t*Math.floor(e/t)}var Wi=1721426;function Gi(e,t,n,r){t=qi(e,t);let i=t-1,a=-2;return n<=2?a=0:Ki(t)&&(a=-1),1721425+365*i+Math.floor(i/4)-Math.floor(i/100)+Math.floor(i/400)+Math.floor((367*n-362)/12+a+r)}function Ki(e){return e%4==0&&(e%100!=0||e%400==0)}function qi(e,t){return e===`BC`?1-t:t}function Ji(e){let t=`AD`;return e<=0&&(t=`BC`,e=1-e),[t,e]}var Yi={standard:[31,28,31,30,31,30,31,31,30,31,30,31],leapyear:[31,29,31,30,31,30,31,31,30,31,30,31]},Xi=class{fromJulianDay(e){let t=e,n=t-Wi,r=Math.floor(n/146097),i=Ui(n,146097),a=Math.floor(i/36524),o=Ui(i,36524),s=Math.floor(o/1461),c=Ui(o,1461),l=Math.floor(c/365),[u,d]=Ji(r*400+a*100+s*4+l+ +(a!==4&&l!==4)),f=t-Gi(u,d,1,1),p=2;t<Gi(u,d,3,1)?p=0:Ki(d)&&(p=1);let m=Math.floor(((f+p)*12+373)/367);return new vo(u,d,m,t-Gi(u,d,m,1)+1)}toJulianDay(e){return Gi(e.era,e.year,e.month,e.day)}getDaysInMonth(e){return Yi[Ki(e.year)?`leapyear`:`standard`][e.month-1]}getMonthsInYear(e){return 12}getDaysInYear(e){return Ki(e.year)?366:365}getMaximumMonthsInYear(){return 12}getMaximumDaysInMonth(){return 31}getYearsInEra(e){return 9999}getEras(){return[`BC`,`AD`]}isInverseEra(e){return e.era===`BC`}balanceDate(e){e.year<=0&&(e.era=e.era===`BC`?`AD`:`BC`,e.year=1-e.year)}constructor(){this.identifier=`gregory`}},Zi={"001":1,AD:1,AE:6,AF:6,AI:1,AL:1,AM:1,AN:1,AR:1,AT:1,AU:1,AX:1,AZ:1,BA:1,BE:1,BG:1,BH:6,BM:1,BN:1,BY:1,CH:1,CL:1,CM:1,CN:1,CR:1,CY:1,CZ:1,DE:1,DJ:6,DK:1,DZ:6,EC:1,EE:1,EG:6,ES:1,FI:1,FJ:1,FO:1,FR:1,GB:1,GE:1,GF:1,GP:1,GR:1,HR:1,HU:1,IE:1,IQ:6,IR:6,IS:1,IT:1,JO:6,KG:1,KW:6,KZ:1,LB:1,LI:1,LK:1,LT:1,LU:1,LV:1,LY:6,MC:1,MD:1,ME:1,MK:1,MN:1,MQ:1,MV:5,MY:1,NL:1,NO:1,NZ:1,OM:6,PL:1,QA:6,RE:1,RO:1,RS:1,RU:1,SD:6,SE:1,SI:1,SK:1,SM:1,SY:6,TJ:1,TM:1,TR:1,UA:1,UY:1,UZ:1,VA:1,VN:1,XK:1};function Qi(e,t){return t=za(t,e.calendar),e.era===t.era&&e.year===t.year&&e.month===t.month&&e.day===t.day}function $i(e,t){return t=za(t,e.calendar),e=ma(e),t=ma(t),e.era===t.era&&e.year===t.year&&e.month===t.month}function ea(e,t){return ta(e.calendar,t.calendar)&&Qi(e,t)}function ta(e,t){return e.isEqual?.(t)??t.isEqual?.(e)??e.identifier===t.identifier}function na(e,t){return Qi(e,oa(t))}var ra={sun:0,mon:1,tue:2,wed:3,thu:4,fri:5,sat:6};function ia(e,t,n){let r=e.calendar.toJulianDay(e),i=n?ra[n]:Sa(t),a=Math.ceil(r+1-i)%7;return a<0&&(a+=7),a}function aa(e){return Ia(Date.now(),e)}function oa(e){return La(aa(e))}function sa(e,t){return e.calendar.toJulianDay(e)-t.calendar.toJulianDay(t)}function ca(e,t){return la(e)-la(t)}function la(e){return e.hour*36e5+e.minute*6e4+e.second*1e3+e.millisecond}var ua=null,da=!1;function fa(){return ua??=new Intl.DateTimeFormat().resolvedOptions().timeZone,ua}function pa(){return da}function ma(e){return e.subtract({days:e.day-1})}function ha(e){return e.add({days:e.calendar.getDaysInMonth(e)-e.day})}function ga(e){return ma(e.subtract({months:e.month-1}))}function _a(e,t,n){let r=ia(e,t,n);return e.subtract({days:r})}function va(e,t,n){return _a(e,t,n).add({days:6})}var ya=new Map,ba=new Map;function xa(e){if(Intl.Locale){let t=ya.get(e);return t||(t=new Intl.Locale(e).maximize().region,t&&ya.set(e,t)),t}let t=e.split(`-`)[1];return t===`u`?void 0:t}function Sa(e){let t=ba.get(e);if(!t){if(Intl.Locale){let n=new Intl.Locale(e);if(`getWeekInfo`in n&&(t=n.getWeekInfo(),t))return ba.set(e,t),t.firstDay}let n=xa(e);if(e.includes(`-fw-`)){let n=e.split(`-fw-`)[1].split(`-`)[0];t=n===`mon`?{firstDay:1}:n===`tue`?{firstDay:2}:n===`wed`?{firstDay:3}:n===`thu`?{firstDay:4}:n===`fri`?{firstDay:5}:n===`sat`?{firstDay:6}:{firstDay:0}}else t=e.includes(`-ca-iso8601`)?{firstDay:1}:{firstDay:n&&Zi[n]||0};ba.set(e,t)}return t.firstDay}function Ca(e,t,n){let r=e.calendar.getDaysInMonth(e);return Math.ceil((ia(ma(e),t,n)+r)/7)}function wa(e,t){return e&&t?e.compare(t)<=0?e:t:e||t}function Ta(e,t){return e&&t?e.compare(t)>=0?e:t:e||t}function Ea(e){return e=za(e,new Xi),Da(qi(e.era,e.year),e.month,e.day,e.hour,e.minute,e.second,e.millisecond)}function Da(e,t,n,r,i,a,o){let s=new Date;return s.setUTCHours(r,i,a,o),s.setUTCFullYear(e,t-1,n),s.getTime()}function Oa(e,t){if(t===`UTC`)return 0;if(e>0&&t===fa()&&!pa())return new Date(e).getTimezoneOffset()*-6e4;let{year:n,month:r,day:i,hour:a,minute:o,second:s}=Aa(e,t);return Da(n,r,i,a,o,s,0)-Math.floor(e/1e3)*1e3}var ka=new Map;function Aa(e,t){let n=ka.get(t);n||(n=new Intl.DateTimeFormat(`en-US`,{timeZone:t,hour12:!1,era:`short`,year:`numeric`,month:`numeric`,day:`numeric`,hour:`numeric`,minute:`numeric`,second:`numeric`}),ka.set(t,n));let r=n.formatToParts(new Date(e)),i={};for(let e of r)e.type!==`literal`&&(i[e.type]=e.value);return{year:i.era===`BC`||i.era===`B`?-i.year+1:+i.year,month:+i.month,day:+i.day,hour:i.hour===`24`?0:+i.hour,minute:+i.minute,second:+i.second}}var ja=864e5;function Ma(e,t,n,r){return(n===r?[n]:[n,r]).filter(n=>Na(e,t,n))}function Na(e,t,n){let r=Aa(n,t);return e.year===r.year&&e.month===r.month&&e.day===r.day&&e.hour===r.hour&&e.minute===r.minute&&e.second===r.second}function Pa(e,t,n=`compatible`){let r=Ra(e);if(t===`UTC`)return Ea(r);if(t===fa()&&n===`compatible`&&!pa()){r=za(r,new Xi);let e=new Date,t=qi(r.era,r.year);return e.setFullYear(t,r.month-1,r.day),e.setHours(r.hour,r.minute,r.second,r.millisecond),e.getTime()}let i=Ea(r),a=Oa(i-ja,t),o=Oa(i+ja,t),s=Ma(r,t,i-a,i-o);if(s.length===1)return s[0];if(s.length>1)switch(n){case`compatible`:case`earlier`:return s[0];case`later`:return s[s.length-1];case`reject`:throw RangeError(`Multiple possible absolute times found`)}switch(n){case`earlier`:return Math.min(i-a,i-o);case`compatible`:case`later`:return Math.max(i-a,i-o);case`reject`:throw RangeError(`No such absolute time found`)}}function Fa(e,t,n=`compatible`){return new Date(Pa(e,t,n))}function Ia(e,t){let n=Oa(e,t),r=new Date(e+n),i=r.getUTCFullYear(),a=r.getUTCMonth()+1,o=r.getUTCDate(),s=r.getUTCHours(),c=r.getUTCMinutes(),l=r.getUTCSeconds(),u=r.getUTCMilliseconds();return new bo(i<1?`BC`:`AD`,i<1?-i+1:i,a,o,t,n,s,c,l,u)}function La(e){return new vo(e.calendar,e.era,e.year,e.month,e.day)}function Ra(e,t){let n=0,r=0,i=0,a=0;if(`timeZone`in e)({hour:n,minute:r,second:i,millisecond:a}=e);else if(`hour`in e&&!t)return e;return t&&({hour:n,minute:r,second:i,millisecond:a}=t),new yo(e.calendar,e.era,e.year,e.month,e.day,n,r,i,a)}function za(e,t){if(ta(e.calendar,t))return e;let n=t.fromJulianDay(e.calendar.toJulianDay(e)),r=e.copy();return r.calendar=t,r.era=n.era,r.year=n.year,r.month=n.month,r.day=n.day,Ya(r),r}function Ba(e,t,n){return e instanceof bo?e.timeZone===t?e:Ha(e,t):Ia(Pa(e,t,n),t)}function Va(e){let t=Ea(e)-e.offset;return new Date(t)}function Ha(e,t){return za(Ia(Ea(e)-e.offset,t),e.calendar)}var Ua=36e5;function Wa(e,t){let n=e.copy(),r=`hour`in n?ro(n,t):0;Ga(n,t.years||0),n.calendar.balanceYearMonth&&n.calendar.balanceYearMonth(n,e),n.month+=t.months||0,Ka(n),Ja(n),n.day+=(t.weeks||0)*7,n.day+=t.days||0,n.day+=r,qa(n),n.calendar.balanceDate&&n.calendar.balanceDate(n),n.year<1&&(n.year=1,n.month=1,n.day=1);let i=n.calendar.getYearsInEra(n);if(n.year>i){let e=n.calendar.isInverseEra?.(n);n.year=i,n.month=e?1:n.calendar.getMonthsInYear(n),n.day=e?1:n.calendar.getDaysInMonth(n)}n.month<1&&(n.month=1,n.day=1);let a=n.calendar.getMonthsInYear(n);return n.month>a&&(n.month=a,n.day=n.calendar.getDaysInMonth(n)),n.day=Math.max(1,Math.min(n.calendar.getDaysInMonth(n),n.day)),n}function Ga(e,t){e.calendar.isInverseEra?.(e)&&(t=-t),e.year+=t}function Ka(e){for(;e.month<1;)Ga(e,-1),e.month+=e.calendar.getMonthsInYear(e);let t=0;for(;e.month>(t=e.calendar.getMonthsInYear(e));)e.month-=t,Ga(e,1)}function qa(e){for(;e.day<1;)e.month--,Ka(e),e.day+=e.calendar.getDaysInMonth(e);for(;e.day>e.calendar.getDaysInMonth(e);)e.day-=e.calendar.getDaysInMonth(e),e.month++,Ka(e)}function Ja(e){e.month=Math.max(1,Math.min(e.calendar.getMonthsInYear(e),e.month)),e.day=Math.max(1,Math.min(e.calendar.getDaysInMonth(e),e.day))}function Ya(e){e.calendar.constrainDate&&e.calendar.constrainDate(e),e.year=Math.max(1,Math.min(e.calendar.getYearsInEra(e),e.year)),Ja(e)}function Xa(e){let t={};for(let n in e)typeof e[n]==`number`&&(t[n]=-e[n]);return t}function Za(e,t){return Wa(e,Xa(t))}function Qa(e,t){let n=e.copy();return t.era!=null&&(n.era=t.era),t.year!=null&&(n.year=t.year),t.month!=null&&(n.month=t.month),t.day!=null&&(n.day=t.day),Ya(n),n}function $a(e,t){let n=e.copy();return t.hour!=null&&(n.hour=t.hour),t.minute!=null&&(n.minute=t.minute),t.second!=null&&(n.second=t.second),t.millisecond!=null&&(n.millisecond=t.millisecond),to(n),n}function eo(e){e.second+=Math.floor(e.millisecond/1e3),e.millisecond=no(e.millisecond,1e3),e.minute+=Math.floor(e.second/60),e.second=no(e.second,60),e.hour+=Math.floor(e.minute/60),e.minute=no(e.minute,60);let t=Math.floor(e.hour/24);return e.hour=no(e.hour,24),t}function to(e){e.millisecond=Math.max(0,Math.min(e.millisecond,999)),e.second=Math.max(0,Math.min(e.second,59)),e.minute=Math.max(0,Math.min(e.minute,59)),e.hour=Math.max(0,Math.min(e.hour,23))}function no(e,t){let n=e%t;return n<0&&(n+=t),n}function ro(e,t){return e.hour+=t.hours||0,e.minute+=t.minutes||0,e.second+=t.seconds||0,e.millisecond+=t.milliseconds||0,eo(e)}function io(e,t,n,r){let i=e.copy();switch(t){case`era`:{let t=e.calendar.getEras(),a=t.indexOf(e.era);if(a<0)throw Error(`Invalid era: `+e.era);a=oo(a,n,0,t.length-1,r?.round),i.era=t[a],Ya(i);break}case`year`:i.calendar.isInverseEra?.(i)&&(n=-n),i.year=oo(e.year,n,-1/0,9999,r?.round),i.year===-1/0&&(i.year=1),i.calendar.balanceYearMonth&&i.calendar.balanceYearMonth(i,e);break;case`month`:i.month=oo(e.month,n,1,e.calendar.getMonthsInYear(e),r?.round);break;case`day`:i.day=oo(e.day,n,1,e.calendar.getDaysInMonth(e),r?.round);break;default:throw Error(`Unsupported field `+t)}return e.calendar.balanceDate&&e.calendar.balanceDate(i),Ya(i),i}function ao(e,t,n,r){let i=e.copy();switch(t){case`hour`:{let t=e.hour,a=0,o=23;if(r?.hourCycle===12){let e=t>=12;a=e?12:0,o=e?23:11}i.hour=oo(t,n,a,o,r?.round);break}case`minute`:i.minute=oo(e.minute,n,0,59,r?.round);break;case`second`:i.second=oo(e.second,n,0,59,r?.round);break;case`millisecond`:i.millisecond=oo(e.millisecond,n,0,999,r?.round);break;default:throw Error(`Unsupported field `+t)}return i}function oo(e,t,n,r,i=!1){if(i){e+=Math.sign(t),e<n&&(e=r);let i=Math.abs(t);e=t>0?Math.ceil(e/i)*i:Math.floor(e/i)*i,e>r&&(e=n)}else e+=t,e<n?e=r-(n-e-1):e>r&&(e=n+(e-r-1));return e}function so(e,t){let n;return n=t.years!=null&&t.years!==0||t.months!=null&&t.months!==0||t.weeks!=null&&t.weeks!==0||t.days!=null&&t.days!==0?Pa(Wa(Ra(e),{years:t.years,months:t.months,weeks:t.weeks,days:t.days}),e.timeZone):Ea(e)-e.offset,n+=t.milliseconds||0,n+=(t.seconds||0)*1e3,n+=(t.minutes||0)*6e4,n+=(t.hours||0)*36e5,za(Ia(n,e.timeZone),e.calendar)}function co(e,t){return so(e,Xa(t))}function lo(e,t,n,r){switch(t){case`hour`:{let t=0,i=23;if(r?.hourCycle===12){let n=e.hour>=12;t=n?12:0,i=n?23:11}let a=Ra(e),o=za($a(a,{hour:t}),new Xi),s=[Pa(o,e.timeZone,`earlier`),Pa(o,e.timeZone,`later`)].filter(t=>Ia(t,e.timeZone).day===o.day)[0],c=za($a(a,{hour:i}),new Xi),l=[Pa(c,e.timeZone,`earlier`),Pa(c,e.timeZone,`later`)].filter(t=>Ia(t,e.timeZone).day===c.day).pop(),u=Ea(e)-e.offset,d=Math.floor(u/Ua),f=u%Ua;return u=oo(d,n,Math.floor(s/Ua),Math.floor(l/Ua),r?.round)*Ua+f,za(Ia(u,e.timeZone),e.calendar)}case`minute`:case`second`:case`millisecond`:return ao(e,t,n,r);case`era`:case`year`:case`month`:case`day`:return za(Ia(Pa(io(Ra(e),t,n,r),e.timeZone),e.timeZone),e.calendar);default:throw Error(`Unsupported field `+t)}}function uo(e,t,n){let r=Ra(e),i=$a(Qa(r,t),t);return i.compare(r)===0?e:za(Ia(Pa(i,e.timeZone,n),e.timeZone),e.calendar)}function fo(e){return`${String(e.hour).padStart(2,`0`)}:${String(e.minute).padStart(2,`0`)}:${String(e.second).padStart(2,`0`)}${e.millisecond?String(e.millisecond/1e3).slice(1):``}`}function po(e){let t=za(e,new Xi),n;return n=t.era===`BC`?t.year===1?`0000`:`-`+String(Math.abs(1-t.year)).padStart(6,`00`):String(t.year).padStart(4,`0`),`${n}-${String(t.month).padStart(2,`0`)}-${String(t.day).padStart(2,`0`)}`}function mo(e){return`${po(e)}T${fo(e)}`}function ho(e){let t=Math.sign(e)<0?`-`:`+`;e=Math.abs(e);let n=Math.floor(e/36e5),r=Math.floor(e%36e5/6e4),i=Math.floor(e%36e5%6e4/1e3),a=`${t}${String(n).padStart(2,`0`)}:${String(r).padStart(2,`0`)}`;return i!==0&&(a+=`:${String(i).padStart(2,`0`)}`),a}function go(e){return`${mo(e)}${ho(e.offset)}[${e.timeZone}]`}function _o(e){let t=typeof e[0]==`object`?e.shift():new Xi,n;if(typeof e[0]==`string`)n=e.shift();else{let e=t.getEras();n=e[e.length-1]}let r=e.shift(),i=e.shift(),a=e.shift();return[t,n,r,i,a]}var vo=class e{constructor(...e){let[t,n,r,i,a]=_o(e);this.calendar=t,this.era=n,this.year=r,this.month=i,this.day=a,Ya(this)}copy(){return this.era?new e(this.calendar,this.era,this.year,this.month,this.day):new e(this.calendar,this.year,this.month,this.day)}add(e){return Wa(this,e)}subtract(e){return Za(this,e)}set(e){return Qa(this,e)}cycle(e,t,n){return io(this,e,t,n)}toDate(e){return Fa(this,e)}toString(){return po(this)}compare(e){return sa(this,e)}},yo=class e{constructor(...e){let[t,n,r,i,a]=_o(e);this.calendar=t,this.era=n,this.year=r,this.month=i,this.day=a,this.hour=e.shift()||0,this.minute=e.shift()||0,this.second=e.shift()||0,this.millisecond=e.shift()||0,Ya(this)}copy(){return this.era?new e(this.calendar,this.era,this.year,this.month,this.day,this.hour,this.minute,this.second,this.millisecond):new e(this.calendar,this.year,this.month,this.day,this.hour,this.minute,this.second,this.millisecond)}add(e){return Wa(this,e)}subtract(e){return Za(this,e)}set(e){return Qa($a(this,e),e)}cycle(e,t,n){switch(e){case`era`:case`year`:case`month`:case`day`:return io(this,e,t,n);default:return ao(this,e,t,n)}}toDate(e,t){return Fa(this,e,t)}toString(){return mo(this)}compare(e){let t=sa(this,e);return t===0?ca(this,Ra(e)):t}},bo=class e{constructor(...e){let[t,n,r,i,a]=_o(e),o=e.shift(),s=e.shift();this.calendar=t,this.era=n,this.year=r,this.month=i,this.day=a,this.timeZone=o,this.offset=s,this.hour=e.shift()||0,this.minute=e.shift()||0,this.second=e.shift()||0,this.millisecond=e.shift()||0,Ya(this)}copy(){return this.era?new e(this.calendar,this.era,this.year,this.month,this.day,this.timeZone,this.offset,this.hour,this.minute,this.second,this.millisecond):new e(this.calendar,this.year,this.month,this.day,this.timeZone,this.offset,this.hour,this.minute,this.second,this.millisecond)}add(e){return so(this,e)}subtract(e){return co(this,e)}set(e,t){return uo(this,e,t)}cycle(e,t,n){return lo(this,e,t,n)}toDate(){return Va(this)}toString(){return go(this)}toAbsoluteString(){return this.toDate().toISOString()}compare(e){return this.toDate().getTime()-Ba(e,this.timeZone).toDate().getTime()}},xo=new Map,So=class{constructor(e,t={}){this.formatter=wo(e,t),this.options=t}format(e){return this.formatter.format(e)}formatToParts(e){return this.formatter.formatToParts(e)}formatRange(e,t){if(typeof this.formatter.formatRange==`function`)return this.formatter.formatRange(e,t);if(t<e)throw RangeError(`End date must be >= start date`);return`${this.formatter.format(e)} \u{2013} ${this.formatter.format(t)}`}formatRangeToParts(e,t){if(typeof this.formatter.formatRangeToParts==`function`)return this.formatter.formatRangeToParts(e,t);if(t<e)throw RangeError(`End date must be >= start date`);let n=this.formatter.formatToParts(e),r=this.formatter.formatToParts(t);return[...n.map(e=>({...e,source:`startRange`})),{type:`literal`,value:` – `,source:`shared`},...r.map(e=>({...e,source:`endRange`}))]}resolvedOptions(){let e=this.formatter.resolvedOptions();return Oo()&&(this.resolvedHourCycle||=ko(e.locale,this.options),e.hourCycle=this.resolvedHourCycle,e.hour12=this.resolvedHourCycle===`h11`||this.resolvedHourCycle===`h12`),e.calendar===`ethiopic-amete-alem`&&(e.calendar=`ethioaa`),e}},Co={true:{ja:`h11`},false:{}};function wo(e,t={}){if(typeof t.hour12==`boolean`&&Eo()){t={...t};let n=Co[String(t.hour12)][e.split(`-`)[0]],r=t.hour12?`h12`:`h23`;t.hourCycle=n??r,delete t.hour12}let n=e+(t?Object.entries(t).sort((e,t)=>e[0]<t[0]?-1:1).join():``);if(xo.has(n))return xo.get(n);let r=new Intl.DateTimeFormat(e,t);return xo.set(n,r),r}var To=null;function Eo(){return To??=new Intl.DateTimeFormat(`en-US`,{hour:`numeric`,hour12:!1}).format(new Date(2020,2,3,0))===`24`,To}var Do=null;function Oo(){return Do??=new Intl.DateTimeFormat(`fr`,{hour:`numeric`,hour12:!1}).resolvedOptions().hourCycle===`h12`,Do}function ko(e,t){if(!t.timeStyle&&!t.hour)return;e=e.replace(/(-u-)?-nu-[a-zA-Z0-9]+/,``),e+=(e.includes(`-u-`)?``:`-u`)+`-nu-latn`;let n=wo(e,{...t,timeZone:void 0}),r=parseInt(n.formatToParts(new Date(2020,2,3,0)).find(e=>e.type===`hour`).value,10),i=parseInt(n.formatToParts(new Date(2020,2,3,23)).find(e=>e.type===`hour`).value,10);if(r===0&&i===23)return`h23`;if(r===24&&i===23)return`h24`;if(r===0&&i===11)return`h11`;if(r===12&&i===11)return`h12`;throw Error(`Unexpected hour cycle result`)}function Ao(e){e=Hi(e??{},jo);let{locale:t}=ue();return(0,V.useMemo)(()=>new So(t,e),[t,e])}function jo(e,t){if(e===t)return!0;let n=Object.keys(e),r=Object.keys(t);if(n.length!==r.length)return!1;for(let r of n)if(t[r]!==e[r])return!1;return!0}function Mo(e){return e&&e.__esModule?e.default:e}var No=new WeakMap;function Po(e){return e?.calendar.identifier===`gregory`&&e.era===`BC`?`short`:void 0}function Fo(e){let t=ni(Mo(Vi),`@react-aria/calendar`),n,r;`highlightedRange`in e?{start:n,end:r}=e.highlightedRange||{}:(n=Array.isArray(e.value)?e.value[0]:e.value??void 0,r=Array.isArray(e.value)?e.value.at(-1):e.value??void 0);let i=Ao({weekday:`long`,month:`long`,year:`numeric`,day:`numeric`,era:Po(n)||Po(r),timeZone:e.timeZone}),{locale:a}=ue(),o=(0,V.useMemo)(()=>new Intl.ListFormat(a),[a]),s=`anchorDate`in e?e.anchorDate:null;return(0,V.useMemo)(()=>{if(!s&&n&&r){if(Qi(n,r)){let r=i.format(n.toDate(e.timeZone));return t.format(`selectedDateDescription`,{date:r})}if(`highlightedRange`in e){let a=Lo(i,t,n,r,e.timeZone);return t.format(`selectedRangeDescription`,{dateRange:a})}if(Array.isArray(e.value)){let n=e.value.map(t=>i.format(t.toDate(e.timeZone))),r=o.format(n);return t.format(`selectedDateDescription`,{date:r})}}return``},[n,r,s,e,t,i,o])}function Io(e,t,n,r){let i=ni(Mo(Vi),`@react-aria/calendar`),a=Po(e)||Po(t),o=Ao({month:`long`,year:`numeric`,era:a,calendar:e.calendar.identifier,timeZone:n}),s=Ao({month:`long`,year:`numeric`,day:`numeric`,era:a,calendar:e.calendar.identifier,timeZone:n});return(0,V.useMemo)(()=>{if(Qi(e,ma(e))){let a=e,s=t;if(e.calendar.getFormattableMonth&&(a=e.calendar.getFormattableMonth(e)),t.calendar.getFormattableMonth&&(s=t.calendar.getFormattableMonth(t)),Qi(t,ha(e)))return o.format(a.toDate(n));if(Qi(t,ha(t)))return r?Lo(o,i,a,s,n):o.formatRange(a.toDate(n),s.toDate(n))}return r?Lo(s,i,e,t,n):s.formatRange(e.toDate(n),t.toDate(n))},[e,t,o,s,i,n,r])}function Lo(e,t,n,r,i){let a=e.formatRangeToParts(n.toDate(i),r.toDate(i)),o=-1;for(let e=0;e<a.length;e++){let t=a[e];if(t.source===`shared`&&t.type===`literal`)o=e;else if(t.source===`endRange`)break}let s=``,c=``;for(let e=0;e<a.length;e++)e<o?s+=a[e].value:e>o&&(c+=a[e].value);return t.format(`dateRange`,{startDate:s,endDate:c})}function Ro(e,t){let n=(0,V.useRef)(!0),r=(0,V.useRef)(null),i=Le(e);(0,V.useEffect)(()=>(n.current=!0,()=>{n.current=!1}),[]),(0,V.useEffect)(()=>{let e=r.current;n.current?n.current=!1:(!e||t.some((t,n)=>!Object.is(t,e[n])))&&i(),r.current=t},t)}function zo(e){return e&&e.__esModule?e.default:e}function Bo(e,t){let n=ni(zo(Vi),`@react-aria/calendar`),r=Ie(e),i=Io(t.visibleRange.start,t.visibleRange.end,t.timeZone,!1),a=Io(t.visibleRange.start,t.visibleRange.end,t.timeZone,!0);Ro(()=>{t.isFocused||ai(a)},[a]);let o=Fo(t);Ro(()=>{o&&ai(o,`polite`,4e3)},[o]);let s=Ee([!!e.errorMessage,e.isInvalid,e.validationState]);No.set(t,{ariaLabel:e[`aria-label`],ariaLabelledBy:e[`aria-labelledby`],errorMessageId:s,selectedDateDescription:o});let[c,l]=(0,V.useState)(!1),u=e.isDisabled||t.isNextVisibleRangeInvalid();u&&c&&(l(!1),t.setFocused(!0));let[d,f]=(0,V.useState)(!1),p=e.isDisabled||t.isPreviousVisibleRangeInvalid();p&&d&&(f(!1),t.setFocused(!0));let m=Pe({id:e.id,"aria-label":[e[`aria-label`],a].filter(Boolean).join(`, `),"aria-labelledby":e[`aria-labelledby`]});return{calendarProps:ze(r,m,{role:`application`,"aria-details":e[`aria-details`]||void 0,"aria-describedby":e[`aria-describedby`]||void 0}),nextButtonProps:{onPress:()=>t.focusNextPage(),"aria-label":n.format(`next`),isDisabled:u,onFocusChange:l},prevButtonProps:{onPress:()=>t.focusPreviousPage(),"aria-label":n.format(`previous`),isDisabled:p,onFocusChange:f},errorMessageProps:{id:s},title:i}}function Vo(e,t){return Bo(e,t)}function Ho(e,t){let n=[],r=document.scrollingElement||document.documentElement;for(;e&&(sr(e,t)&&n.push(e),e!==r);)e=e.parentElement;return n}function Uo(e,t,n={}){e!==t&&Wo(e,t,t.getBoundingClientRect(),n)}function Wo(e,t,n,r={}){let{block:i=`nearest`,inline:a=`nearest`}=r,o=e.scrollTop,s=e.scrollLeft,c=e.getBoundingClientRect(),l=window.getComputedStyle(t),u=window.getComputedStyle(e),d=document.scrollingElement||document.documentElement,f=e===d,p=e===d?0:c.top,m=e===d?e.clientHeight:c.bottom,h=e===d?0:c.left,g=e===d?e.clientWidth:c.right,_=parseFloat(l.scrollMarginTop)||0,v=parseFloat(l.scrollMarginBottom)||0,y=parseFloat(l.scrollMarginLeft)||0,b=parseFloat(l.scrollMarginRight)||0,x=parseFloat(u.scrollPaddingTop)||0,S=parseFloat(u.scrollPaddingBottom)||0,C=parseFloat(u.scrollPaddingLeft)||0,w=parseFloat(u.scrollPaddingRight)||0,T=parseFloat(u.borderTopWidth)||0,E=parseFloat(u.borderBottomWidth)||0,D=parseFloat(u.borderLeftWidth)||0,O=parseFloat(u.borderRightWidth)||0,k=n.top-_,A=n.bottom+v,j=n.left-y,M=n.right+b,N=e===d?0:D+O,P=e===d?0:T+E,F=e===d?0:e.offsetWidth-e.clientWidth-N,I=e===d?0:e.offsetHeight-e.clientHeight-P,L=p+(f?0:T)+x,ee=m-(f?0:E)-S-I,te=h+(f?0:D)+C,ne=g-(f?0:O)-w;Xe()&&At()||u.direction===`ltr`?ne-=F:u.direction===`rtl`&&(te+=F);let re=k<L||A>ee,ie=j<te||M>ne;if(re&&i===`start`)o+=k-L;else if(re&&i===`center`)o+=(k+A)/2-(L+ee)/2;else if(re&&i===`end`)o+=A-ee;else if(re&&i===`nearest`){let e=k-L,t=A-ee;o+=Math.abs(e)<=Math.abs(t)?e:t}if(ie&&a===`start`)s+=j-te;else if(ie&&a===`center`)s+=(j+M)/2-(te+ne)/2;else if(ie&&a===`end`)s+=M-ne;else if(ie&&a===`nearest`){let e=j-te,t=M-ne;s+=Math.abs(e)<=Math.abs(t)?e:t}e.scrollTo({left:s,top:o})}function Go(e,t={}){let{containingElement:n}=t;if(e&&e.isConnected){let t=document.scrollingElement||document.documentElement;if(window.getComputedStyle(t).overflow!==`hidden`){let{left:t,top:r}=e.getBoundingClientRect();e?.scrollIntoView?.({block:`nearest`});let{left:i,top:a}=e.getBoundingClientRect();(Math.abs(t-i)>1||Math.abs(r-a)>1)&&(n?.scrollIntoView?.({block:`center`,inline:`center`}),e.scrollIntoView?.({block:`nearest`}))}else{let{left:t,top:r}=e.getBoundingClientRect(),i=Ho(e,!0);for(let t of i)Uo(t,e);let{left:a,top:o}=e.getBoundingClientRect();if(Math.abs(t-a)>1||Math.abs(r-o)>1){i=n?Ho(n,!0):[];for(let e of i)Uo(e,n,{block:`center`,inline:`center`});for(let t of Ho(e,!0))Uo(t,e)}}}}var Ko=0,qo=new Map;function Jo(e){let[t,n]=(0,V.useState)();return bt(()=>{if(!e)return;let t=qo.get(e);if(t)n(t.element.id);else{let r=`react-aria-description-${Ko++}`;n(r);let i=document.createElement(`div`);i.id=r,i.style.display=`none`,i.textContent=e,document.body.appendChild(i),t={refCount:0,element:i},qo.set(e,t)}return t.refCount++,()=>{t&&--t.refCount===0&&(t.element.remove(),qo.delete(e))}},[e]),{"aria-describedby":e?t:void 0}}function Yo(e){return e&&e.__esModule?e.default:e}function Xo(e,t,n){let{date:r,isDisabled:i}=e,{errorMessageId:a,selectedDateDescription:o}=No.get(t),s=ni(Yo(Vi),`@react-aria/calendar`),c=Ao({weekday:`long`,day:`numeric`,month:`long`,year:`numeric`,era:Po(r),timeZone:t.timeZone}),l=t.isCellFocused(r)&&!e.isOutsideMonth;i=i||t.isCellDisabled(r)||!!e.isOutsideMonth;let u=t.isCellUnavailable(r),d=!i&&!u,f=t.isSelected(r)&&d,p=!1;t.isValueInvalid&&(`highlightedRange`in t?p=!t.anchorDate&&t.highlightedRange!=null&&r.compare(t.highlightedRange.start)>=0&&r.compare(t.highlightedRange.end)<=0:Array.isArray(t.value)?p=t.value.some(e=>Qi(e,r)):t.value&&(p=Qi(t.value,r))),p&&!i&&(f=!0),r=Hi(r,ea);let m=(0,V.useMemo)(()=>r.toDate(t.timeZone),[r,t.timeZone]),h=na(r,t.timeZone),g=(0,V.useMemo)(()=>{let e=``;return`highlightedRange`in t&&t.value&&!t.anchorDate&&(Qi(r,t.value.start)||Qi(r,t.value.end))&&(e=o+`, `),e+=c.format(m),h?e=s.format(f?`todayDateSelected`:`todayDate`,{date:e}):f&&(e=s.format(`dateSelected`,{date:e})),t.minValue&&Qi(r,t.minValue)?e+=`, `+s.format(`minimumDate`):t.maxValue&&Qi(r,t.maxValue)&&(e+=`, `+s.format(`maximumDate`)),e},[c,m,s,f,h,r,t,o]),_=``;`anchorDate`in t&&l&&!t.isReadOnly&&d&&(_=t.anchorDate?s.format(`finishRangeSelectionPrompt`):s.format(`startRangeSelectionPrompt`));let v=Jo(_),y=(0,V.useRef)(!1),b=(0,V.useRef)(!1),x=(0,V.useRef)(void 0),{pressProps:S,isPressed:C}=ge({shouldCancelOnPointerExit:`anchorDate`in t&&!!t.anchorDate,preventFocusOnPress:!0,isDisabled:!d||t.isReadOnly,onPressStart(e){if(t.isReadOnly)t.setFocusedDate(r),t.setFocused(!0);else if(`highlightedRange`in t&&!t.anchorDate&&(e.pointerType===`mouse`||e.pointerType===`touch`)){if(t.highlightedRange&&!p){if(Qi(r,t.highlightedRange.start)){t.setAnchorDate(t.highlightedRange.end),t.setFocusedDate(r),t.setFocused(!0),t.setDragging(!0),b.current=!0;return}if(Qi(r,t.highlightedRange.end)){t.setAnchorDate(t.highlightedRange.start),t.setFocusedDate(r),t.setFocused(!0),t.setDragging(!0),b.current=!0;return}}let n=()=>{t.setDragging(!0),x.current=void 0,t.selectDate(r),t.setFocusedDate(r),t.setFocused(!0),y.current=!0};e.pointerType===`touch`?x.current=setTimeout(n,200):n()}},onPressEnd(){b.current=!1,y.current=!1,clearTimeout(x.current),x.current=void 0},onPress(){!(`anchorDate`in t)&&!t.isReadOnly&&(t.selectDate(r),t.setFocusedDate(r),t.setFocused(!0))},onPressUp(e){t.isReadOnly||(`anchorDate`in t&&x.current&&(t.selectDate(r),t.setFocusedDate(r),t.setFocused(!0)),`anchorDate`in t&&(b.current?t.setAnchorDate(r):t.anchorDate&&!y.current?(t.selectDate(r),t.setFocusedDate(r),t.setFocused(!0)):e.pointerType===`keyboard`&&!t.anchorDate?(t.selectDate(r),t.focusNearestAvailableDate(r)):e.pointerType===`virtual`&&(t.selectDate(r),t.setFocusedDate(r),t.setFocused(!0))))}}),w;i||(w=Qi(r,t.focusedDate)?0:-1),(0,V.useEffect)(()=>{l&&n.current&&(Ae(n.current),Et()!==`pointer`&&wt()===n.current&&Go(n.current,{containingElement:lr(n.current)}))},[l,n]);let T=Ao({day:`numeric`,timeZone:t.timeZone,calendar:r.calendar.identifier}),E=(0,V.useMemo)(()=>T.formatToParts(m).find(e=>e.type===`day`).value,[T,m]);return{cellProps:{role:`gridcell`,"aria-disabled":!d||void 0,"aria-selected":f||void 0,"aria-invalid":p||void 0},buttonProps:ze(S,{onFocus(){i||(t.setFocusedDate(r),t.setFocused(!0))},tabIndex:w,role:`button`,"aria-disabled":!d||void 0,"aria-label":g,"aria-invalid":p||void 0,"aria-describedby":[p?a:void 0,v[`aria-describedby`]].filter(Boolean).join(` `)||void 0,onPointerEnter(e){`highlightDate`in t&&(e.pointerType!==`touch`||t.isDragging)&&d&&t.highlightDate(r)},onPointerDown(e){let t=ot(e);t instanceof HTMLElement&&`releasePointerCapture`in t&&(`hasPointerCapture`in t?t.hasPointerCapture(e.pointerId)&&t.releasePointerCapture(e.pointerId):t.releasePointerCapture(e.pointerId))},onContextMenu(e){e.preventDefault()}}),isPressed:C,isFocused:l,isSelected:f,isDisabled:i,isUnavailable:u,isOutsideVisibleRange:r.compare(t.visibleRange.start)<0||r.compare(t.visibleRange.end)>0,isInvalid:p,formattedDate:E}}function Zo(e,t){let{startDate:n=t.visibleRange.start,endDate:r=t.visibleRange.end,firstDayOfWeek:i}=e,{direction:a}=ue(),{keyboardProps:o}=Be({shortcuts:{End:()=>{t.focusSectionEnd()},Home:()=>{t.focusSectionStart()},Escape:()=>(`setAnchorDate`in t&&t.setAnchorDate(null),!1)}}),{keyboardProps:s}=Be({shortcuts:{Enter:()=>{t.selectFocusedDate()}," ":()=>{t.selectFocusedDate()},PageUp:()=>{t.focusPreviousSection()},"Shift+PageUp":()=>{t.focusPreviousSection(!0)},PageDown:()=>{t.focusNextSection()},"Shift+PageDown":()=>{t.focusNextSection(!0)},ArrowLeft:()=>{a===`rtl`?t.focusNextDay():t.focusPreviousDay()},ArrowUp:()=>{t.focusPreviousRow()},ArrowRight:()=>{a===`rtl`?t.focusPreviousDay():t.focusNextDay()},ArrowDown:()=>{t.focusNextRow()}},allowRepeats:!0}),c=Io(n,r,t.timeZone,!0),{ariaLabel:l,ariaLabelledBy:u}=No.get(t),d=Pe({"aria-label":[l,c].filter(Boolean).join(`, `),"aria-labelledby":u}),f=Ao({weekday:e.weekdayStyle||`narrow`,timeZone:t.timeZone}),{locale:p}=ue(),m=(0,V.useMemo)(()=>{let e=t.visibleDuration.days&&t.visibleDuration.days<7,r=e?n:_a(oa(t.timeZone),p,i),a=e?t.visibleDuration.days:7;return[...Array(a).keys()].map(e=>{let n=r.add({days:e}).toDate(t.timeZone);return f.format(n)})},[p,t.timeZone,f,i,n,t.visibleDuration.days]),h=t.getWeeksInMonth(n);return{gridProps:ze(d,{role:`grid`,"aria-readonly":t.isReadOnly||void 0,"aria-disabled":t.isDisabled||void 0,"aria-multiselectable":`highlightedRange`in t||t.selectionMode===`multiple`||void 0,onFocus:()=>t.setFocused(!0),onBlur:()=>t.setFocused(!1)},o,s),headerProps:{"aria-hidden":!0},weekDays:m,weeksInMonth:h}}function Qo(e,t){let{role:n=`dialog`,isEntering:r}=e,i=Ee();i=e[`aria-label`]?void 0:i;let a=Ee();a=n===`alertdialog`&&!e[`aria-describedby`]?a:void 0;let o=(0,V.useRef)(!1);(0,V.useEffect)(()=>{if(!r&&t.current&&!Nt(t.current)){Ut(t.current);let e=setTimeout(()=>{(wt()===t.current||wt()===document.body)&&(o.current=!0,t.current&&(t.current.blur(),Ut(t.current)),o.current=!1)},500);return()=>{clearTimeout(e)}}},[t,r]),Sr(),(0,V.useRef)(!1),(0,V.useEffect)(()=>{});let s=e[`aria-describedby`]??a;return{dialogProps:{...Ie(e,{labelable:!0}),role:n,tabIndex:-1,"aria-labelledby":e[`aria-labelledby`]??i,"aria-describedby":s,onBlur:e=>{o.current&&e.stopPropagation()}},titleProps:{id:i},contentProps:{id:a}}}function $o(e,t,n){return t!=null&&e.compare(t)<0||n!=null&&e.compare(n)>0}function es(e,t,n,r,i){let a={};for(let e in t)a[e]=Math.floor(t[e]/2),a[e]>0&&t[e]%2==0&&a[e]--;return rs(e,ts(e,t,n).subtract(a),t,n,r,i)}function ts(e,t,n,r,i){let a=e;return t.years?a=ga(e):t.months?a=ma(e):(t.weeks||t.days&&t.days>7)&&(a=_a(e,n)),rs(e,a,t,n,r,i)}function ns(e,t,n,r,i){let a={...t};return a.days?a.days--:a.weeks?a.weeks--:a.months?a.months--:a.years&&a.years--,rs(e,ts(e,t,n).subtract(a),t,n,r,i)}function rs(e,t,n,r,i,a){if(i&&e.compare(i)>=0){let e=Ta(t,ts(La(i),n,r));e&&(t=e)}if(a&&e.compare(a)<=0){let e=wa(t,ns(La(a),n,r));e&&(t=e)}return t}function is(e,t,n){if(t){let n=Ta(e,La(t));n&&(e=n)}if(n){let t=wa(e,La(n));t&&(e=t)}return e}function as(e,t,n){if(!n)return e;for(;e.compare(t)>=0&&n(e);)e=e.subtract({days:1});return e.compare(t)>=0?e:null}function os(e,t){return e===t||e.days===t.days&&e.weeks===t.weeks&&e.months===t.months&&e.years===t.years}function ss(e){let t=(0,V.useMemo)(()=>new So(e.locale),[e.locale]),n=(0,V.useMemo)(()=>t.resolvedOptions(),[t]),{locale:r,createCalendar:i,visibleDuration:a={months:1},minValue:o,maxValue:s,selectionAlignment:c,isDateUnavailable:l,pageBehavior:u=`visible`,selectionMode:d=`single`,firstDayOfWeek:f,weeksInMonth:p}=e,m=(0,V.useMemo)(()=>i(n.calendar),[i,n.calendar]),[h,g]=_r(e.value,e.defaultValue??null,e.onChange),_=(0,V.useMemo)(()=>Array.isArray(h)?h.map(e=>za(La(e),m)):h?za(La(h),m):null,[h,m]),v=(0,V.useMemo)(()=>{let e=Array.isArray(h)?h[0]:h;return e&&`timeZone`in e?e.timeZone:n.timeZone},[h,n.timeZone]),y=(0,V.useMemo)(()=>e.focusedValue?is(za(La(e.focusedValue),m),o,s):void 0,[e.focusedValue,m,o,s]),b=(0,V.useMemo)(()=>e.defaultFocusedValue?is(za(La(e.defaultFocusedValue),m),o,s):is(_?Array.isArray(_)?_[0]:_:za(oa(v),m),o,s),[e.defaultFocusedValue,_,v,m,o,s]),[x,S]=_r(y,b,e.onFocusChange),C=()=>{switch(c){case`start`:return ts(x,a,r,o,s);case`end`:return ns(x,a,r,o,s);default:return es(x,a,r,o,s)}},[w,T]=(0,V.useState)(C),[E,D]=(0,V.useState)(e.autoFocus||!1),[O,k]=(0,V.useState)(a);os(a,O)||(k(a),T(C()));let A=(0,V.useMemo)(()=>{let e={...a};return e.days?e.days--:e.days=-1,w.add(e)},[w,a]),[j,M]=(0,V.useState)(m);if(!ta(m,j)){let e=za(x,m);T(es(e,a,r,o,s)),S(e),M(m)}$o(x,o,s)?S(is(x,o,s)):x.compare(w)<0?T(ns(x,a,r,o,s)):x.compare(A)>0&&T(ts(x,a,r,o,s));function N(e){e=is(e,o,s),S(e)}function P(e){let t=is(e,o,s),n=as(t,o??wa(t,w),l);if(!n)return null;let r=Array.isArray(h)?h[0]:h,i=za(n,r?.calendar||new Xi);return r&&`hour`in r?r.set(i):i}function F(t){if(!e.isDisabled&&!e.isReadOnly){if(t===null){g(d===`multiple`?[]:null);return}if(Array.isArray(t))g(t.map(P).filter(Boolean));else{let e=P(t);e&&g(e)}}}let I=(0,V.useMemo)(()=>_?Array.isArray(_)?_.some(e=>l?.(e)||$o(e,o,s)):l?.(_)||$o(_,o,s):!1,[_,l,o,s]),L=e.isInvalid||e.validationState===`invalid`||I,ee=L?`invalid`:null,te=(0,V.useMemo)(()=>u===`visible`?a:cs(a),[u,a]);return{isDisabled:e.isDisabled??!1,isReadOnly:e.isReadOnly??!1,value:_,setValue:F,selectionMode:d,visibleDuration:a,visibleRange:{start:w,end:A},minValue:o,maxValue:s,focusedDate:x,timeZone:v,validationState:ee,isValueInvalid:L,setFocusedDate(e){N(e)},focusNextDay(){N(x.add({days:1}))},focusPreviousDay(){N(x.subtract({days:1}))},focusNextRow(){a.days?this.focusNextPage():(a.weeks||a.months||a.years)&&N(x.add({weeks:1}))},focusPreviousRow(){a.days?this.focusPreviousPage():(a.weeks||a.months||a.years)&&N(x.subtract({weeks:1}))},focusNextPage(){let e=w.add(te);S(is(x.add(te),o,s)),T(ts(rs(x,e,te,r,o,s),te,r))},focusPreviousPage(){let e=w.subtract(te);S(is(x.subtract(te),o,s)),T(ts(rs(x,e,te,r,o,s),te,r))},focusSectionStart(){a.days?N(w):a.weeks?N(_a(x,r)):(a.months||a.years)&&N(ma(x))},focusSectionEnd(){a.days?N(A):a.weeks?N(va(x,r)):(a.months||a.years)&&N(ha(x))},focusNextSection(e){!e&&!a.days?N(x.add(cs(a))):a.days?this.focusNextPage():a.weeks?N(x.add({months:1})):(a.months||a.years)&&N(x.add({years:1}))},focusPreviousSection(e){!e&&!a.days?N(x.subtract(cs(a))):a.days?this.focusPreviousPage():a.weeks?N(x.subtract({months:1})):(a.months||a.years)&&N(x.subtract({years:1}))},selectFocusedDate(){l&&l(x)||this.selectDate(x)},selectDate(t){if(!(e.isDisabled||e.isReadOnly)){if(d===`multiple`&&t!=null){let e=P(t);if(!e)return;let n=[];Array.isArray(h)?n=h:h!=null&&(n=[h]);let r=n.findIndex(t=>Qi(t,e)),i=r>=0?n.slice(0,r).concat(n.slice(r+1)):[...n,e];g(i)}else F(t)}},isFocused:E,setFocused:D,isInvalid(e){return $o(e,o,s)},isSelected(e){return!_||this.isCellDisabled(e)||this.isCellUnavailable(e)?!1:Array.isArray(_)?_.some(t=>Qi(t,e)):Qi(e,_)},isCellFocused(e){return E&&x&&Qi(e,x)},isCellDisabled(t){return e.isDisabled||t.compare(w)<0||t.compare(A)>0||this.isInvalid(t)},isCellUnavailable(t){return e.isDateUnavailable?e.isDateUnavailable(t):!1},isPreviousVisibleRangeInvalid(){let e=w.subtract({days:1});return Qi(e,w)||this.isInvalid(e)},isNextVisibleRangeInvalid(){let e=A.add({days:1});return Qi(e,A)||this.isInvalid(e)},getDatesInWeek(e,t=w){let n=t.add({weeks:e}),i=[],o=a.days&&a.days<7?a.days:7;if(o===7){n=_a(n,r,f);let e=ia(n,r,f);for(let t=0;t<e;t++)i.push(null)}for(;i.length<o;){i.push(n);let e=n.add({days:1});if(Qi(n,e))break;n=e}for(;i.length<o;)i.push(null);return i},getWeeksInMonth(e=w){let t=p||Ca(e,r,f);return(a.weeks||a.days)&&(t=a.weeks??0,a.days&&(t+=Math.ceil(a.days/7))),t}}}function cs(e){let t={...e};for(let n in e)t[n]=1;return t}var ls=/^(?:false|f|no|n|0+(?:\.0*)?)?$/i;function us(e,t){let n=(L(t)??(e===`Boolean`?`true`:``)).trim();if(e===`Boolean`)return!ls.test(n);let r=e===`Integer`?Number.parseInt(n,10):Number.parseFloat(n);return Number.isFinite(r)?r:null}var ds=g.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }

  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrapping] {
    flex-wrap: wrap;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`,H=M();function fs({gap:e=4,direction:t=`column`,align:n,justify:r=`start`,isWrapping:i=!0,style:a,...o}){let s=e===0?`0px`:`var(--ui-space-${e})`;return(0,H.jsx)(ds,{...o,"data-direction":t,"data-align":n??(t===`row`?`center`:`stretch`),"data-justify":r,"data-wrapping":t===`row`&&i||void 0,style:{"--stack-gap":s,...a}})}var ps=e(j(),1),ms=({endpoint:e,input:t,paging:n})=>`${Me(e)}|${JSON.stringify(t)}${n?`|${n.size} ${n.isNewestFirst}`:``}`,hs=e=>`list`in e,gs=(e,t,n)=>_s(e)?.find(e=>String(e[t])===n)??null,_s=e=>Array.isArray(e)?e:null,vs=e=>typeof e==`object`&&!!e&&!Array.isArray(e),ys=[502,503,504],bs=60,xs=[2,4,8,16];function Ss({kind:e,status:t,retryAfter:n},r){if(e!==`http`)return null;if(t===429)return Math.max(1,n??bs)*1e3;if(!ys.includes(t))return null;let i=n===void 0?xs[r]:Math.max(1,n);return i===void 0?null:i*1e3}var Cs={tries:0,retryAt:null};function ws({tries:e},t,n){let r=Ss(t,e);return r===null?Cs:{tries:e+1,retryAt:n+r}}var Ts=h((e,t)=>void setTimeout(t,e),{serialize:`ignore`}),Es=e=>({asked:e,value:null,total:null,isWhole:!1,hasErrors:!1,error:null,awaited:null,news:null,readers:0,answeredAt:null,...Cs});function Ds({value:e,isWhole:t,awaited:n,retryAt:r},i,a,o){return i===`first`?!a||n===null&&r===null:e===null?!1:i===`news`?n===null&&(r===null||r<=o):!t&&(n===null||n.part===`news`)}var Os=({value:e,news:t},n)=>n===`more`?(_s(e)?.length??0)+(t?.count??0):0,ks=(e,t)=>{let{input:n,paging:r}=e.asked;return r?{...n,skip:Os(e,t),take:r.size}:n},As=(e,t,n)=>{let r=new Set(t.map(e=>e[n]));return e.filter(e=>!r.has(e[n]))};function js(e,t,{value:n,total:r,hasErrors:i}){let{asked:a,news:o}=e,s={...e,error:null,awaited:null,hasErrors:i,...Cs},c=_s(e.value),l=_s(n)??[];if(!a.paging)return{...s,value:n,total:r??null,isWhole:!0};let u=l.length<a.paging.size;if(t===`first`||c===null){let e=r===void 0?u:l.length>=r;return{...s,value:l,total:r??null,isWhole:e,news:null}}let d=As(l,c,a.key??``),f=r!==void 0&&e.total!==null,p=t===`news`?d.length:o?.count??0,m=f?Math.max(0,r-(e.total??0)):p;if(t===`news`)return{...s,news:m>0?{count:m,rows:d}:null};let h=[...c,...d];return{...s,value:h,isWhole:u||d.length===0||h.length>=(e.total??1/0),news:m>0?{count:m,rows:o?.rows??[]}:null}}function Ms(e){let{asked:t,value:n,news:r,total:i}=e,a=_s(n);return!r||!a||!t.paging?.isNewestFirst||r.rows.length<r.count?e:{...e,value:[...r.rows,...a],total:i===null?null:i+r.count,news:null}}function Ns(e,t,n){let r=!1,i=e.map(e=>{let i=vs(e)?n.get(e[t]):void 0;return!i||!vs(e)?e:(r=!0,{...e,...i})});return r?i:e}function Ps(e,t){let{value:n,asked:r}=e,{key:i}=r;if(i===void 0)return e;let a=new Map(t.filter(e=>e[i]!==void 0).map(e=>[e[i],e]));if(a.size===0)return e;let o=_s(n);if(o)return{...e,value:Ns(o,i,a)};let s=vs(n)?a.get(n[i]):void 0;return s&&vs(n)?{...e,value:{...n,...s}}:e}var Fs=F(),Is=F(),Ls=F(),Rs=F(),zs=F(),Bs=F(),Vs=F(),Hs=(e,t,n)=>{let r=e[t];return r?{...e,[t]:n(r)}:e};function Us(e){let t=Object.entries(e).filter(([,{readers:e}])=>e===0),n=new Set(t.slice(0,Math.max(0,t.length-4)).map(([e])=>e));return n.size>0?Object.fromEntries(Object.entries(e).filter(([e])=>!n.has(e))):e}function Ws(e,t){let{[t]:n,...r}=e;return n?n.readers>1?{...e,[t]:{...n,readers:n.readers-1}}:n.value===null||n.asked.isFleeting?r:Us({...r,[t]:{...n,readers:0,awaited:null,error:null,...Cs}}):e}var Gs=(e,t)=>({...e,awaited:t,error:t.part===`first`||t.isQuiet?e.error:null,retryAt:null,tries:t.isQuiet?e.tries:0}),Ks=(e,t)=>new Set(t.flatMap(t=>e[t]??[]).map(Me)),qs=({asked:{endpoint:e}},t,n)=>e.service===t.endpoint.service||n.has(Me(e));function Js(e,t){let n=[t.value].flat().filter(vs);if(n.length===0)return e;let r=Ks(t,[`merges`]);return Object.fromEntries(Object.entries(e).map(([e,i])=>[e,qs(i,t,r)?Ps(i,n):i]))}var Ys=h({},{serialize:`ignore`}).on(Fs,(e,t)=>{let n=ms(t),r=e[n]??Es(t);return{...e,[n]:{...r,asked:{...r.asked,...t},readers:r.readers+1}}}).on(Is,(e,t)=>Ws(e,ms(t))).on(Bs,(e,t)=>t.reduce((e,t)=>Hs(e,t.id,e=>Gs(e,t)),e)).on(Vs,(e,{going:t,came:n,error:r,at:i})=>Hs(e,t.id,e=>{if(e.awaited!==t)return e;if(n)return{...js(e,t.part,n),answeredAt:i};if(!r)return e;let a=t.part===`news`?e.error:r;return{...e,...ws(e,r,i),awaited:null,error:a}})).on(Rs,(e,t)=>Hs(e,t,Ms)).on(zs,Js).reset(en);D({clock:Fs,source:Ys,filter:(e,t)=>e[ms(t)]?.readers===1,fn:(e,t)=>[{id:ms(t),part:`first`,isQuiet:t.isQuiet===!0}],target:Bs}),D({clock:Ls,source:Ys,filter:(e,{id:t,part:n=`first`,isQuiet:r=!1})=>e[t]!==void 0&&Ds(e[t],n,r,Date.now()),fn:(e,{id:t,part:n=`first`,isQuiet:r=!1})=>[{id:t,part:n,isQuiet:r}],target:Bs}),D({clock:Rs,source:Ys,filter:(e,t)=>(e[t]?.news??null)!==null,fn:(e,t)=>[{id:t,part:`first`,isQuiet:!1}],target:Bs}),D({clock:zs,source:Ys,fn:(e,t)=>{let n=Ks(t,[`refreshes`,`merges`]);return Object.entries(e).flatMap(([e,r])=>r.readers>0&&r.retryAt===null&&qs(r,t,n)?[{id:e,part:`first`,isQuiet:!1}]:[])},target:Bs}),D({clock:Lt,source:Ys,fn:e=>Object.entries(e).flatMap(([e,{asked:t,readers:n,awaited:r,value:i,error:a}])=>n===0||r!==null?[]:[{id:e,part:t.paging&&i!==null?a?`more`:`news`:`first`,isQuiet:!0}]),target:Bs});var Xs=_({effect:lt,mapParams:({asked:e})=>e}),Zs=_({source:Ys,effect:async(e,t)=>{let n=t.flatMap(t=>{let{id:n,part:r,isQuiet:i}=t,a=e[n];return a?.awaited===t?[{going:t,asked:{endpoint:a.asked.endpoint,input:ks(a,r),isQuiet:i}}]:[]});await Promise.allSettled(n.map(e=>Xs(e)))}});D({clock:Bs,target:Zs}),D({clock:Xs.done,fn:({params:{going:e,asked:t},result:n})=>n.value===void 0?{going:e,came:null,error:new Ue(`unreadable`,{detail:`${Me(t.endpoint)}: no value`}),at:Date.now()}:{going:e,came:n,error:null,at:Date.now()},target:Vs}),D({clock:Xs.fail,fn:({params:{going:e},error:t})=>({going:e,came:null,error:t,at:Date.now()}),target:Vs});var Qs=F(),$s=_({source:{later:Ts,byId:Ys},effect:({later:e,byId:t},{going:{id:n,part:r},at:i})=>{let a=t[n]?.retryAt??null;if(a===null)return;let o=x(Qs,{safe:!0});e(a-i,()=>o({id:n,part:r,retryAt:a}))}});D({clock:Vs,target:$s}),D({clock:Qs,source:Ys,filter:(e,{id:t,retryAt:n})=>e[t]?.retryAt===n,fn:(e,{id:t,part:n})=>[{id:t,part:n,isQuiet:!0}],target:Bs});function ec(e,t){let[n,r]=(0,V.useState)({value:e,name:t});return n.name===t?n.value:(r({value:e,name:t}),e)}var tc=[];function nc(e=tc){let t=e.map(ms),n=ec(e,t.join(`
`)),[r,i]=N([Fs,Is]),a=(0,V.useRef)(new Map);return(0,V.useEffect)(()=>{let e=new Map(n.map(e=>[ms(e),e]));for(let[t,n]of e)a.current.has(t)||(a.current.set(t,n),r(n));for(let[t,n]of a.current)e.has(t)||(a.current.delete(t),i(n))},[n,r,i]),(0,V.useEffect)(()=>{let e=a.current;return()=>{for(let t of e.values())i(t);e.clear()}},[i]),E({store:Ys,keys:[t.join(`
`)],fn:e=>t.map(t=>e[t]??null),updateFilter:(e,t)=>e.length!==t.length||e.some((e,n)=>e!==t[n])})}var rc=100;function ic({endpoint:e,input:t,key:n},r,i){let a=[...new Set(i)];return Array.from({length:Math.ceil(a.length/rc)},(i,o)=>({endpoint:e,input:{...t,[r]:a.slice(o*rc,(o+1)*rc)},...n?{key:n}:{}}))}var ac=(e,t)=>({...e,...e.at(t)}),oc=(e,t)=>({from:e,input:t}),sc=e=>JSON.stringify(e,(e,t)=>typeof t==`object`&&t&&!Array.isArray(t)?Object.fromEntries(Object.entries(t).toSorted(([e],[t])=>e<t?-1:1)):t)??``,cc=(e,t)=>Object.is(e,t)||!(e instanceof Blob)&&!(t instanceof Blob)&&sc(e)===sc(t),lc=`json:`,uc=e=>typeof e==`number`||typeof e==`string`&&!e.startsWith(lc)?e:lc+sc(e),dc=e=>typeof e==`string`&&e.startsWith(lc)?JSON.parse(e.slice(5)):e;function fc(e,{id:t,parent:n}){let r=new Set(e.map(e=>sc(t(e)))),i=new Map,a=[];for(let o of e){let e=sc(n(o));!r.has(e)||e===sc(t(o))?a.push(o):i.get(e)?.push(o)||i.set(e,[o])}let o=new Map;for(let n of[...a,...e]){let e=[{row:n,level:0}];for(let n=e.pop();n;n=e.pop()){if(o.has(n.row))continue;let{row:r,level:a}=n;o.set(r,a);for(let n of(i.get(sc(t(r)))??[]).toReversed())e.push({row:n,level:a+1})}}return Array.from(o,([e,t])=>({row:e,level:t}))}var pc=[];function mc(e,t,n){let r=t(e.source);return r===null?pc:e.rows?.(r,t,n)??r}function hc(e,t,n){let r=new Set([n].flat().map(uc));return(e.tree?fc(t,e.tree):t.map(e=>({row:e,level:void 0}))).flatMap(({row:t,level:n})=>{let{value:i,...a}=e.option(t),o=uc(i);return(e.offered?.(t)??!0)||r.has(o)?[{...a,value:o,...n===void 0?{}:{level:n}}]:[]})}var gc=`*each`,_c=e=>{let t=e[gc];return typeof t==`string`?t:null},vc=(e,t)=>e.kind===`choice`&&_c(t)===e.name?{...e,isMultiple:!0,isBranched:!1}:e,yc=e=>[e??[]].flat(),bc=({fields:e},t)=>e.find(e=>e.kind===`choice`&&e.name===t),xc=(e,t)=>e.isMultiple?[t]:t;function Sc(e,t){let n=bc(e,_c(t));return!n||n.isMultiple?t:{...t,[n.name]:yc(t[n.name])[0]??null}}function Cc(e,t,n,r){let i=bc(e,n),a=bc(e,_c(t)),o=a&&!a.isMultiple?{[a.name]:yc(t[a.name])[0]??null}:{};return!r||!i?{...o,[gc]:null}:{...o,...i.isMultiple?{}:{[n]:yc(t[n])},[gc]:n}}function wc(e,t,n){let r=bc(e,_c(t));if(!r)return[];let i=mc(r,n,t).map(e=>r.option(e));return yc(t[r.name]).map(e=>({value:e,name:i.find(t=>cc(t.value,e))?.text??``,values:{...t,[r.name]:xc(r,e)}}))}function Tc(e,t){let n=bc(e,_c(t));return n?yc(t[n.name]).length:1}function Ec(e,t,n,{row:r}){let i=e.each?.[t.name];return!i||r!==null||t.kind!==`choice`?null:!t.isMultiple||_c(n)===t.name||yc(n[t.name]).length>1?i:null}var Dc=new WeakMap,Oc=e=>t=>{try{return t===null?null:Ct(e.schema,t,e.name)}catch{return t}};function kc({input:e}){let t=Dc.get(e);if(t)return t;let n=new Map($t(e).map(e=>[e.name,{...e,read:Oc(e)}]));return Dc.set(e,n),n}function Ac(e){return e.kind===`switch`?!1:e.kind===`choice`?e.isMultiple?[]:null:e.kind===`number`||e.kind===`code`?null:``}var jc=()=>null;function Mc(e,t,n,r){let i=t.kind===`control`?t.control(n,r,jc)?.refControl:void 0;return i===`Boolean`?typeof e==`string`&&e!==``?String(us(`Boolean`,e)):``:i===`Integer`||i===`Number`?typeof e==`string`&&e!==``?Number(e):null:e}var Nc=(e,t)=>({...t.at(null).input(e.endpoint),...e.initial?.(t),...t.given,...t.row});function Pc(e,t){let n=Nc(e,t),r=kc(e.endpoint);return Object.fromEntries(e.fields.map(e=>{let i=n[e.name];if(i==null)return[e.name,Ac(e)];let a=r.get(e.name)?.read(i)??i;return[e.name,e.kind===`control`?Mc(a,e,n,t):a]}))}var Fc=(e,t,n)=>e.fields.filter(e=>e.when?.(t,n)??!0);function Ic(e,t,n){let r=typeof t==`string`,i=r&&e.kind!==`password`&&e.kind!==`json`?t.trim():t;return e.kind===`control`&&i!==null&&!r?sc(i):i!==``&&i!=null?i:n?.isNullable?null:n?.isOptional?void 0:i}function Lc(e,t,n){let r=new Map(Fc(e,t,n).map(e=>[e.name,e])),i=kc(e.endpoint),a=Nc(e,n),o=Object.fromEntries([...new Set([...i.keys(),...r.keys()])].flatMap(e=>{let n=r.get(e),o=n?Ic(n,t[e],i.get(e)):i.get(e)?.read(a[e])??a[e];return o===void 0?[]:[[e,o]]}));return{...o,...e.input?.({...t,...o},n)}}var Rc=new Set([`ref`,`password`,`shown`,`control`]),zc=({fields:e},t)=>Object.fromEntries(e.flatMap(({name:e,kind:n,isUnique:r})=>r||Rc.has(n)||_c(t)===e?[]:[[e,t[e]]])),Bc=(e,t,n)=>n.row!==null&&cc(Lc(e,t,n),Lc(e,Pc(e,n),n)),Vc={OUVERTE:`info`,ENCOURS:`info`,SUSPENDUE:`warning`,PLANIFIEE:`info`,REALISEE:`success`,BROUILLON:`warning`,VALIDE:`success`,OK:`success`,ALERTE:`warning`,REFUS:`info`,ERREUR:`error`};function Hc({code:e}){let t=z();return(0,H.jsx)(mn,{tone:Vc[e]??`neutral`,children:t.of(`code.${e}`,e)})}function Uc({text:e}){return(0,H.jsx)(mn,{tone:`warning`,children:e})}var Wc=(e,t,n)=>e.first([`${t}.${n}`,`field.${n}`],n);function Gc({field:e,cell:t,isState:n,isWarning:r},i){if(t)return t;let a=({[e]:t})=>typeof t==`string`?t:``;return n?e=>a(e)!==``&&(0,V.createElement)(Hc,{code:a(e)}):r?({[e]:t})=>t===!0&&(0,V.createElement)(Uc,{text:i}):void 0}var Kc=(e,t,n)=>e.map(e=>{let{field:r,value:i,dataType:a,isCode:o,isState:s,isUnsorted:c,isLong:l,note:u,path:d,choiceText:f,width:p,share:m}=e,h=Wc(n,t,r),g=Gc(e,h);return{id:r,text:h,value:i?e=>i(e,n):e=>e[r],dataType:a??`text`,...o||s?{format:e=>typeof e==`string`&&e?n.of(`code.${e}`,e):``}:{},...g?{cell:g}:{},...l?{isLong:l}:{},...d?{path:d}:{},...f?{choiceText:f}:{},...u?{note:e=>u(e,n)}:{},...c?{isSortable:!1}:{},...m?{share:m}:p?{share:0}:{},...p?{width:p,minWidth:p}:{}}}),qc=e=>typeof e==`string`||typeof e==`number`?String(e):``,Jc=({kind:e,messages:t})=>e===`refused`&&t.some(({code:e})=>zt.includes(e??``)),Yc=F(),Xc=F(),Zc=F(),Qc=S(e=>e),$c=h(0).on(qe,e=>e+1),el=_({source:$c,effect:e=>e}),tl=h(null,{serialize:`ignore`}),nl=_({source:tl,effect:e=>e?.state===`stopping`}),rl=e=>e instanceof Ue?e:new Ue(`network`);function il({bulk:{instead:e},failed:t}){let n=new Set(t.filter(({failure:e})=>Jc(e)).flatMap(({item:e})=>e.keys));return(e?.keys??[]).filter(e=>n.has(e))}var al=({bulk:e,done:t})=>e.items.slice(t),ol=S(async({endpoint:e,items:t})=>{let n=await el();for(let r of t){if(await nl()||await el()!==n)break;try{let{value:t}=await lt({endpoint:e,input:r.input,isQuiet:!0,...r.writeKey?{idempotencyKey:r.writeKey}:{}});if(t===void 0)throw new Ue(`unconfirmed`);await Qc({item:r,value:t})}catch(e){await Qc({item:r,failure:rl(e)})}}return{isAbandoned:await el()!==n}}),sl=ol.pending;D({clock:Yc,source:ol.pending,filter:(e,{items:t})=>!e&&t.length>0,fn:(e,t)=>({at:new Date().toISOString(),...t,items:t.items.map(e=>({writeKey:Rn(),...e}))}),target:ol}),tl.on(ol,(e,t)=>({bulk:t,done:0,saved:[],failed:[],state:`running`})).on(Qc.doneData,(e,{item:t,value:n,failure:r})=>{if(!e)return e;let i=n===void 0?e.saved:[...e.saved,{item:t,value:n}];return{...e,done:e.done+1,saved:i,failed:r?[...e.failed,{item:t,failure:r}]:e.failed}}).on(Xc,e=>e&&{...e,state:`stopping`}).on(ol.done,e=>e&&{...e,state:e.done<e.bulk.items.length?`stopped`:`done`}).on(Zc,e=>e?.state===`running`||e?.state===`stopping`?e:null).reset(en);var cl=D({clock:ol.done,source:tl,filter:(e,{result:t})=>!t.isAbandoned,fn:e=>e}).filterMap(e=>e??void 0);D({clock:cl,fn:({bulk:{endpoint:e,refreshes:t},saved:n})=>({endpoint:e,value:n.flatMap(({value:e})=>e),...t?{refreshes:t}:{}}),target:zs});function ll({bulk:e,saved:t},n){let r=t.flatMap(({item:{before:e,keys:t,name:n,input:r}})=>{let[i]=t;if(!e||i===void 0||!Ln(r))return[];let a=Object.entries(r).flatMap(([t,n])=>t in e&&t!==`dtModification`&&!cc(e[t],n)?[{champ:t,ancien:e[t],nouveau:n}]:[]);return a.length>0?[{key:i,name:n,changes:a}]:[]});return r.length>1?{id:n,at:e.at??new Date().toISOString(),who:null,title:e.title,view:e.place,rows:r}:null}var ul=e=>Ln(e)&&typeof e.champ==`string`,dl=e=>Ln(e)&&typeof e.key==`string`&&typeof e.name==`string`&&Array.isArray(e.changes)&&e.changes.every(ul),fl=e=>Ln(e)&&typeof e.id==`string`&&typeof e.at==`string`&&typeof e.view==`string`&&typeof e.title==`string`&&Array.isArray(e.rows)&&e.rows.every(dl),pl=1e4,ml=({changements:e})=>e.filter(({champ:e})=>e!==`adresse`).map(({champ:e,ancien:t,nouveau:n})=>({champ:e,ancien:t,nouveau:n}));function hl(e){let t=[],n=new Map;for(let r of e.toSorted((e,t)=>Date.parse(e.dtLog)-Date.parse(t.dtLog))){let e=ml(r);if(r.refEtat!==`OK`||r.refObjet===null||e.length===0)continue;let i=[r.idUser,r.refAction,...e.map(({champ:e})=>e).toSorted()].join(` `),a=Date.parse(r.dtLog),o=n.get(i),s=o&&a-o.last<=pl&&!o.rows.has(r.refObjet),c=s?o:{batch:{id:`log ${r.idLog}`,at:r.dtLog,who:r.lbUser,title:null,rows:[]},rows:new Map,last:a};s||t.push(c),c.rows.set(r.refObjet,{key:r.refObjet,name:r.lbObjet??r.refObjet,changes:e}),c.last=a,n.set(i,c)}return t.flatMap(({batch:e,rows:t})=>t.size>1?[{...e,rows:[...t.values()]}]:[]).toReversed()}var gl=(e,t)=>{let n=new Map(e.rows.map(e=>[e.key,e]));return t.rows.every(({key:e,changes:t})=>{let r=n.get(e);return r&&t.every(({champ:e,nouveau:t})=>{let n=r.changes.find(t=>t.champ===e);return n&&cc(n.nouveau,t)})})},_l=(e,t,n)=>[...e,...t.filter(t=>!e.some(e=>gl(e,t)))].filter(({rows:e})=>e.some(({key:e})=>n(e))).toSorted((e,t)=>Date.parse(t.at)-Date.parse(e.at));function vl({changes:e},t,n){if(!t)return`gone`;let r=kc(n);return e.some(({champ:e})=>!r.has(e)||!(e in t))?`closed`:e.every(({champ:e,ancien:n})=>cc(t[e]??null,n??null))?`was`:e.every(({champ:e,nouveau:n})=>cc(t[e]??null,n??null))?`can`:`changed`}var yl=({changes:e},t)=>({...t,...Object.fromEntries(e.map(({champ:e,ancien:t})=>[e,t??null]))}),bl=Yn(()=>vt(()=>import(`./arranging-CPNOA7iT.js`),__vite__mapDeps([0,1,2,3,4,5,6,7]))),xl=w`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`,Sl=g.div`
  ${xl}
`,Cl=400;function wl({state:e}){let{t}=R(),[n,r]=(0,V.useState)(``),i=(0,V.useRef)(e),a=(0,V.useEffectEvent)(({rowsNews:e},n)=>{let a=e(i.current,n,t);i.current=n,a.length>0&&r(a.join(`, `))});return(0,V.useEffect)(()=>{if(i.current===e)return;let t=setTimeout(()=>$n(bl,t=>a(t,e)),Cl);return()=>clearTimeout(t)},[e]),(0,H.jsx)(Sl,{"aria-live":`polite`,children:n})}function Tl(e,t,{reveal:n,isStill:r}){let i=e[0]?.column??null,a=(0,V.useRef)(void 0),o=(0,V.useEffectEvent)((e,i)=>{(!i||r(t.findIndex(({kind:e})=>e===`data`)))&&n(-1,t.findIndex(t=>t.id===e))});(0,V.useEffect)(()=>{let e=a.current===void 0;i!==null&&i!==a.current&&o(i,e),a.current=i},[i])}function El({columns:e,scroll:t,count:n,selected:r,at:i}){let{columns:a,layout:o,sort:s,tracks:c,menu:l}=e;Tl(s,c,t);let u=(0,V.useMemo)(()=>({columns:a,layout:o,sort:s,count:n,selected:r,at:i}),[a,o,s,n,r,i]);return(0,H.jsxs)(H.Fragment,{children:[l,(0,H.jsx)(wl,{state:u})]})}function Dl({keeper:e,at:t}){let n=(0,V.useRef)(null);return(0,V.useLayoutEffect)(()=>{let r=n.current?.parentElement,i=t<0?r:r?.querySelector(`[aria-colindex="${t+1}"]`);if(i)return e.arrived(i),()=>e.leaving(i)},[e,t]),(0,H.jsx)(`span`,{ref:n,hidden:!0})}var Ol=e=>e.descending?`descending`:`ascending`;function kl({id:e,column:t},n){if(t?.isSortable===!1)return{};let r=n.findIndex(t=>t.column===e),i=n[r],a=i?r===0?Ol(i):void 0:`none`;return{"data-sortable":``,"data-sorted":i?``:void 0,"aria-sort":a}}var Al=(e,t)=>t.length>1?t.findIndex(t=>t.column===e)+1:0;function jl({id:e,column:t},n,r){let i=Al(e,n),a=t?.text??e,o=n[i-1];return o?`${a}, ${r(i===1?`grid.sortRank`:`grid.sortRank.${Ol(o)}`,{n:i})}`:a}function Ml({track:e,at:t,sort:n,tabIndex:r,drop:i,t:a}){let{id:o,column:s}=e,c=n.find(e=>e.column===o),l=Al(o,n),u=s?.text??o;return(0,H.jsxs)(`div`,{role:`columnheader`,"aria-colindex":t+1,...kl(e,n),tabIndex:r,"aria-label":jl(e,n,a),"data-track":e.kind,"data-pinned":e.isPinned?``:void 0,"data-type":s?.dataType,"data-column":o,"data-drop":i?.column===o?i.side:void 0,style:e.style,children:[(0,H.jsx)(`span`,{"data-text":``,title:u,children:u}),c&&(0,H.jsxs)(`span`,{"data-sort":``,"aria-hidden":!0,children:[(0,H.jsx)(_e,{name:c.descending?Fn:sn,size:12}),l>0&&l]}),(0,H.jsx)(`button`,{type:`button`,"data-menu":``,tabIndex:-1,"aria-haspopup":`menu`,"aria-label":a(`grid.columnMenu`,{name:u}),children:(0,H.jsx)(_e,{name:vn,size:12})}),(0,H.jsx)(`span`,{"data-resize":``,"aria-hidden":!0})]})}var Nl=g.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  block-size: var(--ui-row-height);
  color: var(--ui-color-text-muted);
  font-weight: var(--ui-weight-strong);

  &&&,
  &&&:hover {
    background: var(--ui-color-surface-sunken);
  }

  /* Doubled, to win over the styles of cells. */
  && {
    [role='columnheader'] {
      position: relative;
      display: flex;
      align-items: center;
      gap: var(--ui-space-1);
      min-inline-size: 0;
      padding-inline: var(--ui-space-3);
      border-block-end: 1px solid var(--ui-color-border-control);
      user-select: none;
    }
    [data-pinned] {
      position: sticky;
      z-index: 2;
    }
    [data-track='select'],
    [data-track='menu'] {
      justify-content: center;
      padding: 0;
    }
    [data-sortable] {
      cursor: pointer;
    }
    [data-sortable]:hover,
    [data-sorted] {
      color: var(--ui-color-text);
    }
    [data-type='number'] {
      flex-direction: row-reverse;
    }

    [data-unseen] {
      ${xl}
    }
    [data-text] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-sort] {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: 1px;
      color: var(--ui-color-primary-text);
      font-size: var(--ui-font-12);
    }

    /* Over the heading rather than beside it: it shows only when it can be used. */
    [data-menu] {
      position: absolute;
      inset-inline-end: 8px;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      padding: 0;
      border: 0;
      border-radius: var(--ui-radius-4);
      background: var(--ui-color-surface-sunken);
      color: inherit;
      opacity: 0;
      cursor: pointer;
    }
    [data-type='number'] [data-menu] {
      inset-inline: 4px auto;
    }
    /* The arrow of the order stays in sight beside it. */
    [data-sorted]:is(:hover, :focus, :focus-within) {
      padding-inline-end: calc(1.5rem + 10px);
    }
    [data-sorted][data-type='number']:is(:hover, :focus, :focus-within) {
      padding-inline: calc(1.5rem + 6px) var(--ui-space-3);
    }
    [data-menu]:hover {
      background: var(--ui-color-border);
    }
    [role='columnheader']:is(:hover, :focus, :focus-within) [data-menu] {
      opacity: 1;
    }
    @media (hover: none) {
      [data-sorted]:is(:hover, :focus, :focus-within) {
        &,
        &[data-type='number'] {
          padding-inline: var(--ui-space-3);
        }
      }
      [data-menu] {
        position: static;
        flex: none;
        margin-inline-start: auto;
        opacity: 1;
      }
    }

    [data-resize] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 8px;
      cursor: col-resize;
      touch-action: none;
    }
    [data-resize]::after {
      content: '';
      position: absolute;
      inset-block: 25%;
      inset-inline-end: 0;
      inline-size: 1px;
      background: var(--ui-color-border);
    }
    [data-resize]:hover::after {
      inset-block: 0;
      inline-size: 2px;
      background: var(--ui-color-primary);
    }

    [data-drop]::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: 1;
      inline-size: 3px;
      background: var(--ui-color-accent);
    }
    [data-drop='after']::before {
      inset-inline: auto 0;
    }

    /* Where pinned columns would leave no room for the others, they scroll. */
    @container (inline-size < 30rem) {
      [data-pinned][data-track='data'] {
        position: relative;
      }
    }
  }
`,Pl={all:!0,some:`mixed`,none:!1};function Fl({tracks:e,sort:t,keeper:n,activeAt:r,drop:i,share:a=`none`,isEmpty:o=!1,isTree:s,t:c}){return(0,H.jsxs)(Nl,{role:`row`,"aria-rowindex":1,children:[e.map((e,n)=>{let l=n===r?0:void 0;if(e.kind===`data`)return(0,H.jsx)(Ml,{track:e,at:n,sort:t,tabIndex:l,drop:i,t:c},e.id);let u=e.kind===`select`;return(0,H.jsx)(`div`,{role:`columnheader`,"aria-colindex":n+1,"aria-label":u?c(`grid.selectAll`):void 0,tabIndex:u?void 0:l,"data-track":e.kind,"data-pinned":s?void 0:``,style:e.style,children:u?(0,H.jsx)(`span`,{role:`checkbox`,"data-focus":``,"data-box":Pl[a],tabIndex:l??-1,"aria-checked":Pl[a],"aria-disabled":o||void 0,"aria-label":c(`grid.selectAll`)}):(0,H.jsx)(`span`,{"data-unseen":``,children:c(s?`tree.actions`:`grid.actions`)})},e.id)}),r>=0&&(0,H.jsx)(Dl,{keeper:n,at:r})]})}var Il=12;function Ll(){let{scheduler:e}=globalThis;return e?.yield?e.yield():new Promise(e=>{let t=new MessageChannel;t.port1.addEventListener(`message`,()=>{t.port1.close(),e()}),t.port1.start(),t.port2.postMessage(null)})}function Rl(e){for(;;){let{done:t,value:n}=e.next();if(t)return n}}async function zl(e,t){for(;;){t?.throwIfAborted();let n=performance.now()+Il;do{let{done:t,value:n}=e.next();if(t)return n}while(performance.now()<n);await Ll()}}var Bl=new Map;function Vl(e,t){let{value:n}=e;if(typeof n==`function`)return n(t);let r=t[n];if(r!==void 0||!n.includes(`.`))return r;let i=Bl.get(n);i||Bl.set(n,i=n.split(`.`));let a=t;for(let e of i){if(typeof a!=`object`||!a)return;a=a[e]}return a}var Hl=e=>e==null||e===``||typeof e==`string`&&e.trim()===``||typeof e==`number`&&Number.isNaN(e)||Array.isArray(e)&&e.length===0;function Ul(e){if(typeof e==`number`)return Number.isNaN(e)?void 0:e;if(typeof e==`bigint`)return Number(e);if(typeof e!=`string`||e.trim()===``)return;let t=Number(e.replace(`,`,`.`));return Number.isNaN(t)?void 0:t}var Wl=/^(?:false|f|no|n|0+(?:[.,]0+)?)$/i;function Gl(e){if(typeof e==`boolean`)return e;if(!Hl(e))return typeof e==`string`?!Wl.test(e.trim()):!!e}var Kl=/^(\d{4})-(\d\d)-(\d\d)$/,ql=e=>Number.isNaN(e.getTime());function Jl(e,t,n){let r=new Date(e,t,n);return r.getMonth()===t&&r.getDate()===n?r:void 0}function Yl(e){if(e instanceof Date)return ql(e)?void 0:e;if(typeof e!=`string`&&typeof e!=`number`)return;let t=typeof e==`string`?Kl.exec(e.trim()):null;if(t)return Jl(Number(t[1]),Number(t[2])-1,Number(t[3]));let n=new Date(e);return e===``||ql(n)?void 0:n}var Xl=/^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?$/;function Zl(e){let t=typeof e==`string`?Xl.exec(e.trim()):null;if(t)return Number(t[1])*60+Number(t[2]);let n=Yl(e);return n&&n.getHours()*60+n.getMinutes()}var Ql=e=>e<10?`0${e}`:String(e),$l=e=>`${Ql(e.getDate())}/${Ql(e.getMonth()+1)}/${String(e.getFullYear()).padStart(4,`0`)}`,eu=e=>`${Ql(Math.floor(e/60))}:${Ql(e%60)}`,tu=new Map;function nu(e,t){let n=`${e} ${t}`,r=tu.get(n);if(!r){let i=t===void 0?{maximumFractionDigits:6}:{minimumFractionDigits:t,maximumFractionDigits:t};tu.set(n,r=new Intl.NumberFormat(e===`fr`?`fr-FR`:`en-GB`,i))}return r}function ru(e,t,n){switch(e.dataType){case`number`:{let r=Ul(t);if(r===void 0)return;let i=nu(n,e.digits).format(r);return e.unit?`${i}\u00a0${e.unit}`:i}case`boolean`:{let e=Gl(t);return e===void 0?void 0:(n===`fr`?It:ct)[e?`grid.yes`:`grid.no`]}case`Date`:{let e=Yl(t);return e&&$l(e)}case`DateTime`:{let e=Yl(t);return e&&`${$l(e)} ${eu(e.getHours()*60+e.getMinutes())}:${Ql(e.getSeconds())}`}case`Time`:{let e=Zl(t);return e===void 0?void 0:eu(e)}default:return}}var iu=new WeakMap;function au(e,t){let n=String(t);if(!e.options)return n;let r=iu.get(e.options);return r||iu.set(e.options,r=new Map(e.options.map(e=>[String(e.value),e.text]))),r.get(n)??n}function ou(e){return typeof e==`string`?e:e instanceof Date?$l(e):typeof e==`object`&&e?JSON.stringify(e):String(e)}function su(e,t,n){let r=Vl(e,t);if(e.format)return e.format(r,t);if(Hl(r))return``;let i=t=>Hl(t)?``:e.dataType===`choice`?au(e,t):ru(e,t,n)??ou(t);return Array.isArray(r)?r.map(i).join(`, `):i(r)}var cu=8,lu=2048;function uu(e,t,n,r){for(let i=t+1;i<n;i++){let n=e[i],a=i;for(;a>t&&r(e[a-1],n)>0;)e[a]=e[a-1],a--;e[a]=n}}function*du(e,t){let{length:n}=e,r=e.slice(),i=new Uint32Array(n),a=lu;for(let e=0;e<n;e+=cu)uu(r,e,Math.min(e+cu,n),t),(a-=cu)<=0&&(a=lu,yield);for(let e=cu;e<n;e*=2){for(let o=0;o<n;o+=2*e){let s=Math.min(o+e,n),c=Math.min(o+2*e,n);if(s>=c||t(r[s-1],r[s])<=0){i.set(r.subarray(o,c),o);continue}let l=o,u=s;for(let e=o;e<c;e++){let n=u>=c||l<s&&t(r[l],r[u])<=0;i[e]=r[n?l++:u++],--a<=0&&(a=lu,yield)}}[r,i]=[i,r]}return r}var fu=1024,pu=new Map;function mu(e){let t=pu.get(e);return t||pu.set(e,t=new Intl.Collator(e,{numeric:!0})),t}function hu(e,t){let n=Vl(e,t);switch(e.dataType){case`number`:return Ul(n);case`boolean`:{let e=Gl(n);return e===void 0?void 0:Number(e)}case`Time`:return Zl(n);default:return Yl(n)?.getTime()}}function*gu(e,t,n){let r=new Map,i=[],a=new Int32Array(e.length);for(let[o,s]of e.entries()){let e=su(t,s,n),c=e.trim()===``?-1:r.get(e);c===void 0&&(c=i.push(e)-1,r.set(e,c)),a[o]=c,o%fu===0&&(yield)}let{compare:o}=mu(n),s=yield*du(Uint32Array.from(i.keys()),(e,t)=>o(i[e],i[t])),c=new Float64Array(i.length),l=0;for(let[e,t]of s.entries()){let n=s[e-1];n!==void 0&&o(i[n],i[t])!==0&&(l=e),c[t]=l,e%fu===0&&(yield)}return Float64Array.from(a,e=>e<0?NaN:c[e])}function*_u(e,t){let n=new Float64Array(e.length);for(let[r,i]of e.entries())n[r]=hu(t,i)??NaN,r%fu===0&&(yield);return n}var vu=new Set([`number`,`boolean`,`Date`,`DateTime`,`Time`]),yu=new WeakMap;function*bu(e,t,n){let r=yu.get(e);r||yu.set(e,r=new WeakMap);let i=r.get(t);i||r.set(t,i=new Map);let a=i.get(n);return a||(a=yield*vu.has(t.dataType)?_u(e,t):gu(e,t,n),i.set(n,a)),a}var xu=[];function Su(e){return(t,n)=>{for(let{keys:r,sign:i}of e){let e=r[t],a=r[n];if(e===a)continue;let o=Number.isNaN(e);if(o!==Number.isNaN(a))return o?1:-1;if(!o)return e<a?-i:i}return 0}}function*Cu(e,t,n,r,i){let a=[];for(let{column:t,descending:o}of r){let r=n.find(e=>e.id===t);r&&a.push({keys:yield*bu(e,r,i),sign:o?-1:1})}return a.length>0?yield*du(t,Su(a)):t}function wu(e,t,n,r){if(e.length<2)return e;let i=Rl(Cu(e,Uint32Array.from(e.keys()),t,n,r));return Array.from(i,t=>e[t])}var Tu=16,Eu=e=>`${e/Tu}rem`,Du=()=>(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)||Tu)/Tu,Ou=e=>e/Du(),ku=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: 4rem;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`,Au=g.button`
  padding: 0 var(--ui-space-3);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
`,ju=g(Au)`
  min-block-size: var(--ui-control-height-small);
  font-weight: var(--ui-weight-strong);

  &[aria-disabled='true'] {
    color: var(--ui-color-text-muted);
    cursor: progress;
  }
`;function Mu({part:e,isUnseen:t=!1,children:n}){let{t:r}=R(),{module:i,failed:a,isComing:o,retry:s}=xr(e),[c]=(0,V.useState)(i===null),l=Nu(t&&i===null&&!a);return i?(0,H.jsxs)(H.Fragment,{children:[n(i),c&&(0,H.jsx)(Pu,{keys:l})]}):a?(0,H.jsxs)(ku,{role:`alert`,children:[(0,H.jsx)(_e,{name:de}),(0,H.jsx)(`span`,{children:r(`later.failed`)}),(0,H.jsx)(ju,{type:`button`,"aria-disabled":o||void 0,onClick:o?void 0:s,children:r(`error.retry`)})]}):t?null:(0,H.jsxs)(ku,{role:`status`,children:[(0,H.jsx)(pt,{"aria-hidden":!0}),r(`loading.text`)]})}function Nu(e){let t=(0,V.useRef)([]);return(0,V.useEffect)(()=>{if(!e)return;let n=e=>{e.preventDefault(),e.stopPropagation(),t.current.push(e)};return document.addEventListener(`keydown`,n,!0),()=>document.removeEventListener(`keydown`,n,!0)},[e]),t}function Pu({keys:e}){let t=Kn();return(0,V.useEffect)(()=>{let{activeElement:n}=document;(n===document.body||n?.matches(`[role=dialog]`))&&t?.focusFirst({tabbable:!0});for(let t of e.current.splice(0))document.activeElement?.dispatchEvent(new KeyboardEvent(t.type,t))},[]),null}var Fu=e=>(0,H.jsx)(Mu,{part:bl,isUnseen:!0,children:({HeaderMenuPopover:t})=>(0,H.jsx)(t,{...e})}),Iu={order:[],hidden:[],widths:{},pinned:[]},Lu={number:120,boolean:96,Date:124,DateTime:188,Time:84},Ru={number:88,boolean:72,Date:108,DateTime:172,Time:72},zu=96,Bu=56,Vu=1200;function Hu(e,t){let n=t.widths[e.id]??e.width??Lu[e.dataType??`text`]??160;return Math.round(Math.min(Vu,Math.max(e.minWidth??Bu,n)))}function Uu(e,t){let n=Hu(e,t);return t.widths[e.id]===void 0?Math.min(n,e.minWidth??Ru[e.dataType??`text`]??zu):n}function Wu(e,t){let n=new Map(e.map(e=>[e.id,e])),r=[...new Set(t.order)].flatMap(e=>n.get(e)??[]),i=new Set(r);for(let[t,n]of e.entries()){if(i.has(n))continue;let a=e[t-1];r.splice(a?r.indexOf(a)+1:0,0,n),i.add(n)}return r}function Gu(e,t,n=0){let r=new Set(t.hidden),i=Wu(e,t),a=i.filter(({id:e})=>!r.has(e)),o=new Set(t.pinned),s=n;return(a.length>0?a:i.slice(0,1)).toSorted((e,t)=>Number(o.has(t.id))-Number(o.has(e.id))).map(e=>{let n=Hu(e,t);return o.has(e.id)?(s+=n,{column:e,width:n,pinnedAt:s-n}):{column:e,width:n}})}var Ku=(e,t,n)=>({...e,widths:{...e.widths,[t]:Math.round(n)}});function qu(e,t,n){let r=e.findIndex(e=>e.column===t),i=e[r];if(!i)return[...n?e:[],{column:t,descending:!1}];let a=i.descending?[]:[{column:t,descending:!0}];return n?e.toSpliced(r,1,...a):a}function Ju(e,t,n){let r=e.findIndex(e=>e.column===t),i=n===null?[]:[{column:t,descending:n}];return r<0?[...e,...i]:e.toSpliced(r,1,...i)}var Yu=(e,t,n)=>(0,H.jsx)(e,{href:t,tabIndex:-1,draggable:!1,"data-link":``,children:n});function Xu({content:e,isLong:t=!1,note:n}){let r=t&&!n?(0,H.jsx)(`span`,{"data-lines":``,children:e}):e;return n?(0,H.jsxs)(`span`,{"data-noted":``,children:[(0,H.jsx)(`span`,{children:r}),(0,H.jsx)(`span`,{"data-note":n.tone??`neutral`,children:n.text})]}):r}function Zu({tracks:e,locale:t,link:n,t:r,asCards:i=!1}){let[a,o]=e.filter(({kind:e})=>e===`data`),s=(e,n)=>a?.column&&su(a.column,e,t)||r(`grid.row`,{n:n+1}),c=({kind:e},{item:t,row:n,isSelected:i},a)=>e===`select`?(0,H.jsx)(`span`,{role:`checkbox`,"data-focus":``,"data-box":i,tabIndex:a,"aria-checked":i,"aria-label":r(`grid.selectRow`,{name:s(t,n)})}):(0,H.jsx)(`button`,{type:`button`,"data-focus":``,"data-dots":``,tabIndex:a,"aria-haspopup":`menu`,"aria-label":r(`grid.rowActions`,{name:s(t,n)})});function l(e,s,l){let{item:u,tree:d,state:f}=l,{column:p,kind:m,style:h}=e,g=s===l.activeCell?0:void 0;if(m!==`data`)return(0,H.jsx)(`div`,{role:`gridcell`,"aria-colindex":s+1,tabIndex:d?g:void 0,"data-track":m,"data-pinned":d?void 0:``,style:h,children:d?d.menu:c(e,l,g??-1)},e.id);if(d&&e===a)return(0,H.jsx)(`div`,{role:`gridcell`,"aria-colindex":s+1,tabIndex:g,"data-tree":``,style:h,children:d.label},e.id);if(!p)return null;let _=p.cell?void 0:su(p,u,t),v=p.cell?p.cell(u):_,y=_===``?void 0:p.href?.(u),b=p.dataType,x=y!==void 0&&!d,S=y===void 0?v:d?Yu(n,y,v):(0,H.jsx)(n,{href:y,tabIndex:g??-1,"data-focus":``,"data-link":``,children:v});return(0,H.jsx)(`div`,{role:`gridcell`,"aria-colindex":s+1,tabIndex:x?void 0:g,"data-type":b,"data-card":i?e===a?`name`:e===o?`beside`:`line`:void 0,"data-name":i?p.text:void 0,"data-pinned":e.isPinned?``:void 0,"data-flag":b===`boolean`&&_?Gl(Vl(p,u)):void 0,"data-empty":_===``?``:void 0,style:h,children:Xu({content:S,isLong:p.isLong,note:!d&&e===a&&f?{text:r(`grid.${f}`)}:p.note?.(u)})},e.id)}return t=>e.map((e,n)=>l(e,n,t))}var Qu=`\0select`,$u=`\0menu`,ed=44,td=48,nd=160,rd=new Set([`text`,`choice`,void 0]),id=(e,t,n)=>({id:e,kind:t,width:n,least:n,isPinned:!0,style:{flex:`0 0 ${Eu(n)}`,[t===`select`?`insetInlineStart`:`insetInlineEnd`]:0}}),ad=({column:e,pinnedAt:t},{widths:n})=>t!==void 0||n[e.id]!==void 0,od=({column:e,width:t})=>e.share??(rd.has(e.dataType)?t/nd:0);function sd({columns:e,layout:t,hasBoxes:n,hasMenus:r}){let i=Gu(e,t,n?ed:0),a=i.filter(e=>!ad(e,t)).some(e=>od(e)>0),o=i.map(e=>{let{column:n,width:r,pinnedAt:i}=e,o=i!==void 0,s=ad(e,t),c=s?r:Uu(n,t),l=a?od(e):1,u={flex:`${s?0:100*l} ${+!s} ${Eu(r)}`,minInlineSize:Eu(c)};return{id:n.id,kind:`data`,column:n,width:r,least:c,isPinned:o,style:o?{...u,insetInlineStart:Eu(i)}:u}}),s=[...n?[id(Qu,`select`,ed)]:[],...o,...r?[id($u,`menu`,td)]:[]],c=e=>e.reduce((e,t)=>e+t.least,0),l=c(s.filter(({kind:e,isPinned:t})=>t&&e!==`menu`));return{tracks:s,width:c(s),edges:{start:l,boxes:n?ed:0,end:r?td:0}}}function cd({columns:e,layout:t,onLayoutChange:n,canMove:r=!0}){let[i,a]=(0,V.useState)(null),[o,s]=(0,V.useState)(null),c=(0,V.useRef)(!1),l=(0,V.useRef)(null);return{draft:i,drop:o,onPointerDown(i){let{target:o,button:u,pointerType:d}=i;c.current=!1;let f=o instanceof Element?o.closest(`[data-column]`):null,p=f?.dataset.column;if(!f||!p||u!==0||!(o instanceof Element))return;let m=o.closest(`[data-resize]`)!==null;if(m)c.current=!0,i.preventDefault();else if(!r||d===`touch`||o.closest(`[data-menu]`))return;l.current=i,$n(bl,({followEdge:r,followHeading:o})=>{l.current===i&&(m?r:o)(i,{cell:f,column:p,columns:e,layout:t,onLayoutChange:n,setDraft:a,setDrop:s,wasDragged:c})})},isDragEnd(){let e=c.current;return c.current=!1,e}}}function ld(e){let{columns:t,onSortChange:n,onLayoutChange:r,hasBoxes:i,hasMenus:a,isTree:o,asCards:s=!1}=e,{t:c,locale:l,link:u}=R(),[d,f]=(0,V.useState)(xu),[p,m]=(0,V.useState)(Iu),[h,g]=(0,V.useState)(null),_=(0,V.useRef)(null),v=(0,V.useCallback)(e=>{_.current=e},[]);Or(bl);let y=e.sort??d,b=e.layout??p,x=t=>{e.sort||f(t),n?.({sort:t})},S=t=>{e.layout||m(t),r?.({layout:t})},C=cd({columns:t,layout:b,onLayoutChange:S,canMove:!o}),w=C.draft??b,T=(0,V.useMemo)(()=>o?{...Iu,widths:w.widths}:s?{...w,pinned:[]}:w,[o,s,w]),{tracks:E,width:D,edges:O}=(0,V.useMemo)(()=>sd({columns:t,layout:T,hasBoxes:i,hasMenus:a}),[t,T,i,a]),k=(0,V.useMemo)(()=>Zu({tracks:E,locale:l,link:u,t:c,asCards:s}),[E,l,u,c,s]),A=e=>E[e]?.column,j=e=>_.current?.querySelector(`[aria-rowindex="1"] > [aria-colindex="${e+1}"]`),M=e=>{let t=j(e);return t?Ou(t.getBoundingClientRect().width):void 0};return{columns:t,tracks:E,count:E.length,width:D,edges:O,layout:b,sort:y,cellsOf:k,columnAt:A,isColumn:e=>A(e)!==void 0,kindAt:e=>E[e]?.kind,drop:C.drop,onPointerDown:C.onPointerDown,isDragEnd:C.isDragEnd,attach:v,sortBy(e,t){let n=A(e);n&&n.isSortable!==!1&&x(qu(y,n.id,t))},resizeBy(e,t){let n=A(e);n&&S(Ku(b,n.id,(M(e)??Hu(n,b))+t*24))},moveBy(e,n){let r=A(e);return r&&!o&&$n(bl,({stepColumn:e})=>S(e({column:r,columns:t,layout:b},n))),!o},fit(e){let t=A(e),{current:n}=_;t&&n&&$n(bl,({fitWidth:r})=>S(Ku(b,t.id,r(n,e))))},openMenu(e,t){let[n,r,i]=[A(e),t??j(e),_.current];n&&r&&i&&g({column:n,anchor:r,shown:M(e),fit:{root:i,at:e}})},menu:h&&(0,H.jsx)(Fu,{about:{...h,columns:t,layout:b,sort:y,t:c,isFixed:o},anchor:h.anchor,onClose:()=>g(null),onResult:e=>{e.layout&&S(e.layout),e.sort&&x(e.sort)}})}}var ud=[],dd=e=>ud[e]??={"--level":e-1};function fd({view:{mode:e,cellsOf:t},isSelected:n,box:r}){if(!(e===`none`||e===`checkbox`&&!t))return e===`checkbox`?r===!0:n}var pd=(0,V.memo)(function(e){let{view:t,item:n,row:r,level:i,isCut:a,activeCell:o}=e,{cellsOf:s,labelOf:c,labelId:l}=t,u=t.stateOf?.(n),d=c&&{label:c(e),menu:t.menuOf?.(n)};return(0,H.jsxs)(`div`,{role:s?`row`:`treeitem`,"aria-level":i,"aria-posinset":e.position,"aria-setsize":e.setSize,"aria-rowindex":s?r+2:void 0,"aria-expanded":e.isOpen,"aria-selected":fd(e),"aria-checked":s||t.mode!==`checkbox`?void 0:e.box,"aria-labelledby":s||l===void 0?void 0:`${l}-${r}`,tabIndex:d?o===-1?0:-1:void 0,"data-state":u,"data-row":d?r:void 0,"data-cut":a||void 0,"data-drop":e.drop,style:i===void 0?void 0:dd(i),children:[s?s({item:n,row:r,isSelected:e.isSelected,activeCell:o,state:u,tree:d}):(0,H.jsxs)(H.Fragment,{children:[d?.label,d?.menu]}),o!==null&&(0,H.jsx)(Dl,{keeper:t.keeper,at:o})]})}),md=(e,t)=>{let n=n=>{let r=e[n];return r?t(r):``};return{count:e.length,itemAt:t=>e[t],keyAt:n,find:(r,i)=>n(i)===r?i:e.findIndex(e=>t(e)===r)}},hd=0,gd=1,_d=2,vd=4;function yd(e){return()=>e}function bd(e){e()}function xd(e,t){return n=>e(t(n))}function Sd(e,t){return()=>e(t)}function Cd(e,t){return n=>e(t,n)}function wd(e){return e!==void 0}function Td(...e){return()=>{e.map(bd)}}function Ed(){}function Dd(e,t){return t(e),e}function Od(e,t){return t(e)}function kd(...e){return e}function Ad(e,t){return e(gd,t)}function U(e,t){e(hd,t)}function jd(e){e(_d)}function Md(e){return e(vd)}function W(e,t){return Ad(e,Cd(t,hd))}function Nd(e,t){let n=e(gd,e=>{n(),t(e)});return n}function Pd(e){let t,n;return r=>i=>{t=i,n&&clearTimeout(n),n=setTimeout(()=>{r(t)},e)}}function Fd(e,t){return e===t}function Id(e=Fd){let t;return n=>r=>{e(t,r)||(t=r,n(r))}}function G(e){return t=>n=>{e(n)&&t(n)}}function K(e){return t=>xd(t,e)}function Ld(e){return t=>()=>{t(e)}}function q(e,...t){let n=Vd(...t);return((t,r)=>{switch(t){case _d:jd(e);return;case gd:return Ad(e,n(r))}})}function Rd(e,t){return n=>r=>{n(t=e(t,r))}}function zd(e){return t=>n=>{e>0?e--:t(n)}}function Bd(e){let t=null,n;return r=>i=>{t=i,!n&&(n=setTimeout(()=>{n=void 0,r(t)},e))}}function J(...e){let t=Array.from({length:e.length}),n=0,r=null,i=2**e.length-1;return e.forEach((e,a)=>{let o=2**a;Ad(e,e=>{let s=n;n|=o,t[a]=e,s!==i&&n===i&&r&&(r(),r=null)})}),e=>a=>{let o=()=>{e([a].concat(t))};n===i?o():r=o}}function Vd(...e){return t=>e.reduceRight(Od,t)}function Hd(e){let t,n,r=()=>t?.();return function(i,a){switch(i){case gd:return a?n===a?void 0:(r(),n=a,t=Ad(e,a),t):(r(),Ed);case _d:r(),n=null;return}}}function Y(e){let t=e,n=X();return((e,r)=>{switch(e){case hd:t=r;break;case gd:r(t);break;case vd:return t}return n(e,r)})}function Ud(e,t){return Dd(Y(t),t=>W(e,t))}function X(){let e=[];return((t,n)=>{switch(t){case hd:e.slice().forEach(e=>{e(n)});return;case _d:e.splice(0);return;case gd:return e.push(n),()=>{let t=e.indexOf(n);t>-1&&e.splice(t,1)}}})}function Wd(e){return Dd(X(),t=>W(e,t))}var Gd={singleton:!0};function Kd(e,t=[],n=Gd){let{singleton:r}=n;return{constructor:e,dependencies:t,id:qd(),singleton:r}}var qd=()=>Symbol(`id`);function Jd(e){let t=new Map,n=({constructor:e,dependencies:r,id:i,singleton:a})=>{if(a&&t.has(i))return t.get(i);let o=e(r.map(e=>n(e)));return a&&t.set(i,o),o};return n(e)}function Yd(...e){let t=X(),n=Array.from({length:e.length}),r=0,i=2**e.length-1;return e.forEach((e,a)=>{let o=2**a;Ad(e,e=>{n[a]=e,r|=o,r===i&&U(t,n)})}),function(e,a){switch(e){case _d:jd(t);return;case gd:return r===i&&a(n),Ad(t,a)}}}function Z(e,t=Fd){return q(e,Id(t))}function Xd(...e){return function(t,n){switch(t){case _d:return;case gd:return Td(...e.map(e=>Ad(e,n)))}}}var Zd={DEBUG:0,INFO:1,WARN:2,ERROR:3},Qd={[Zd.DEBUG]:`debug`,[Zd.ERROR]:`error`,[Zd.INFO]:`log`,[Zd.WARN]:`warn`},$d=()=>typeof globalThis>`u`?window:globalThis,ef=Kd(()=>{let e=Y(Zd.ERROR);return{log:Y((t,n,r=Zd.INFO)=>{r>=($d().VIRTUOSO_LOG_LEVEL??Md(e))&&console[Qd[r]](`%creact-virtuoso: %c%s %o`,`color: #0253b3; font-weight: bold`,`color: initial`,t,n)}),logLevel:e}},[],{singleton:!0});function tf(e){return`self`in e?e.document.documentElement:e}function nf(e){let t=tf(e);return t.ownerDocument.defaultView.getComputedStyle(t).direction===`rtl`}function rf(e,t){return nf(e)?-t:t}function af(e,t){return nf(e)?-t:t}function of(e,t,n){return sf(e,t,n).callbackRef}function sf(e,t,n){let r=V.useRef(null),i=e=>{},a=V.useMemo(()=>typeof ResizeObserver<`u`?new ResizeObserver(t=>{let r=()=>{let n=t[0].target;n.offsetParent!==null&&e(n)};n?r():requestAnimationFrame(r)}):null,[e,n]);return i=e=>{e&&t?(a?.observe(e),r.current=e):(r.current&&a?.unobserve(r.current),r.current=null)},{callbackRef:i,ref:r}}function cf(e,t,n,r,i,a,o,s,c){return sf(V.useCallback(n=>{let c=lf(n.children,t,s?`offsetWidth`:`offsetHeight`,i),l=n.parentElement;for(;l.dataset.virtuosoScroller===void 0;)l=l.parentElement;let u=l.lastElementChild?.dataset.viewportType===`window`,d;u&&(d=l.ownerDocument.defaultView);let f=o?s?o.scrollWidth:o.scrollHeight:u?s?d.document.documentElement.scrollWidth:d.document.documentElement.scrollHeight:s?l.scrollWidth:l.scrollHeight,p=o?s?o.offsetWidth:o.offsetHeight:u?s?d.innerWidth:d.innerHeight:s?l.offsetWidth:l.offsetHeight,m=o?s?rf(o,o.scrollLeft):o.scrollTop:u?s?rf(d,d.scrollX||d.document.documentElement.scrollLeft):d.scrollY||d.document.documentElement.scrollTop:s?rf(l,l.scrollLeft):l.scrollTop;r({scrollHeight:f,scrollTop:Math.max(m,0),viewportHeight:p}),a?.(s?uf(`column-gap`,getComputedStyle(n).columnGap,i):uf(`row-gap`,getComputedStyle(n).rowGap,i)),c!==null&&e(c)},[e,t,i,a,o,r,s]),n,c)}function lf(e,t,n,r){let i=e.length;if(i===0)return null;let a=[];for(let o=0;o<i;o++){let i=e.item(o);if(i.dataset.index===void 0)continue;let s=parseInt(i.dataset.index,10),c=parseFloat(i.dataset.knownSize),l=t(i,n);if(l===0&&r(`Zero-sized element, this should not happen`,{child:i},Zd.ERROR),l===c)continue;let u=a[a.length-1];a.length===0||u.size!==l||u.endIndex!==s-1?a.push({endIndex:s,size:l,startIndex:s}):a[a.length-1].endIndex++}return a}function uf(e,t,n){return t!==`normal`&&t?.endsWith(`px`)!==!0&&n(`${e} was not resolved to pixel value correctly`,t,Zd.WARN),t===`normal`?0:parseInt(t??`0`,10)}var df=typeof document>`u`?V.useEffect:V.useLayoutEffect;function ff(e){return e?.currentCSSZoom??1}function pf(e,t){return t===1?e:Math.round(e*t*64)/64}function mf(e,t,n=e.parentElement){return pf(e.getBoundingClientRect()[t],1/ff(n))}function hf(e,t,n=e.parentElement){return Math.round(mf(e,t,n))}function gf(e,t,n){let r=V.useRef(null),i=V.useCallback(n=>{if(!n?.offsetParent)return;let i=n.getBoundingClientRect(),a=ff(n),s,c,l;if(t){let e=t.getBoundingClientRect(),n=i.top-e.top;c=ff(t),l=pf(e.height-Math.max(0,n),1/a),s=pf(n,1/c)+t.scrollTop}else{let e=o.current.ownerDocument.defaultView;c=1,l=pf(e.innerHeight-Math.max(0,i.top),1/a),s=i.top+e.scrollY}r.current={listHeight:pf(i.height,1/a),offsetTop:s,visibleHeight:l,visibleWidth:pf(i.width,1/a),zoomRatio:c/a},e(r.current)},[e,t]),{callbackRef:a,ref:o}=sf(i,!0,n),s=V.useCallback(()=>{i(o.current)},[i,o]);return V.useEffect(()=>{if(t){t.addEventListener(`scroll`,s);let e=new ResizeObserver(()=>{requestAnimationFrame(s)});return e.observe(t),()=>{t.removeEventListener(`scroll`,s),e.unobserve(t)}}let e=o.current?.ownerDocument.defaultView;return e?.addEventListener(`scroll`,s),e?.addEventListener(`resize`,s),()=>{e?.removeEventListener(`scroll`,s),e?.removeEventListener(`resize`,s)}},[s,t,o]),a}var _f=Kd(()=>{let e=X(),t=X(),n=Y(0),r=X(),i=X(),a=Y(0),o=X(),s=X(),c=Y(0),l=Y(0),u=Y(0),d=Y(0),f=X(),p=X(),m=Y(!1),h=Y(!1),g=Y(!1);return W(q(e,K(({scrollTop:e})=>e)),t),W(q(e,K(({scrollHeight:e})=>e)),s),W(t,a),{deviation:n,deviationCommitted:r,fixedFooterHeight:u,fixedHeaderHeight:l,footerHeight:d,headerHeight:c,horizontalDirection:h,scrollBy:p,scrollContainerState:e,scrollHeight:s,scrollingInProgress:m,scrollTo:f,scrollTop:t,skipAnimationFrameInResizeObserver:g,smoothScrollTargetReached:i,statefulScrollTop:a,viewportHeight:o}},[],{singleton:!0}),vf={lvl:0};function yf(e,t){let n=e.length;if(n===0)return[];let{index:r,value:i}=t(e[0]),a=[];for(let o=1;o<n;o++){let{index:n,value:s}=t(e[o]);a.push({end:n-1,start:r,value:i}),r=n,i=s}return a.push({end:1/0,start:r,value:i}),a}function bf(e){return e===vf}function xf(e,t){if(!bf(e))return t===e.k?e.v:t<e.k?xf(e.l,t):xf(e.r,t)}function Sf(e,t,n=`k`){if(bf(e))return[-1/0,void 0];if(Number(e[n])===t)return[e.k,e.v];if(Number(e[n])<t){let r=Sf(e.r,t,n);return r[0]===-1/0?[e.k,e.v]:r}return Sf(e.l,t,n)}function Cf(e,t,n){return bf(e)?Pf(t,n,1):t===e.k?Af(e,{k:t,v:n}):t<e.k?Ff(Af(e,{l:Cf(e.l,t,n)})):Ff(Af(e,{r:Cf(e.r,t,n)}))}function wf(){return vf}function Tf(e,t,n){if(bf(e))return[];let r=Sf(e,t)[0];return Rf(Of(e,r,n))}function Ef(e,t){if(bf(e))return vf;let{k:n,l:r,r:i}=e;if(t===n){if(bf(r))return i;if(bf(i))return r;let[t,n]=Nf(r);return kf(Af(e,{k:t,l:jf(r),v:n}))}return kf(t<n?Af(e,{l:Ef(r,t)}):Af(e,{r:Ef(i,t)}))}function Df(e){return bf(e)?[]:[...Df(e.l),{k:e.k,v:e.v},...Df(e.r)]}function Of(e,t,n){if(bf(e))return[];let{k:r,l:i,r:a,v:o}=e,s=[];return r>t&&(s=s.concat(Of(i,t,n))),r>=t&&r<=n&&s.push({k:r,v:o}),r<=n&&(s=s.concat(Of(a,t,n))),s}function kf(e){let{l:t,lvl:n,r}=e;if(r.lvl>=n-1&&t.lvl>=n-1)return e;if(n>r.lvl+1){if(Mf(t))return If(Af(e,{lvl:n-1}));if(!bf(t)&&!bf(t.r))return Af(t.r,{l:Af(t,{r:t.r.l}),lvl:n,r:Af(e,{l:t.r.r,lvl:n-1})});throw Error(`Unexpected empty nodes`)}if(Mf(e))return Lf(Af(e,{lvl:n-1}));if(!bf(r)&&!bf(r.l)){let t=r.l,i=Mf(t)?r.lvl-1:r.lvl;return Af(t,{l:Af(e,{lvl:n-1,r:t.l}),lvl:t.lvl+1,r:Lf(Af(r,{l:t.r,lvl:i}))})}throw Error(`Unexpected empty nodes`)}function Af(e,t){return Pf(t.k===void 0?e.k:t.k,t.v===void 0?e.v:t.v,t.lvl===void 0?e.lvl:t.lvl,t.l===void 0?e.l:t.l,t.r===void 0?e.r:t.r)}function jf(e){return bf(e.r)?e.l:kf(Af(e,{r:jf(e.r)}))}function Mf(e){return bf(e)||e.lvl>e.r.lvl}function Nf(e){return bf(e.r)?[e.k,e.v]:Nf(e.r)}function Pf(e,t,n,r=vf,i=vf){return{k:e,l:r,lvl:n,r:i,v:t}}function Ff(e){return Lf(If(e))}function If(e){let{l:t}=e;return!bf(t)&&t.lvl===e.lvl?Af(t,{r:Af(e,{l:t.r})}):e}function Lf(e){let{lvl:t,r:n}=e;return!bf(n)&&!bf(n.r)&&n.lvl===t&&n.r.lvl===t?Af(n,{l:Af(e,{r:n.l}),lvl:t+1}):e}function Rf(e){return yf(e,({k:e,v:t})=>({index:e,value:t}))}function zf(e,t){return!!(e&&e.startIndex===t.startIndex&&e.endIndex===t.endIndex)}function Bf(e,t){return!!(e&&e[0]===t[0]&&e[1]===t[1])}var Vf=Kd(()=>({recalcInProgress:Y(!1)}),[],{singleton:!0});function Hf(e,t,n){return e[Uf(e,t,n)]}function Uf(e,t,n,r=0){let i=e.length-1;for(;r<=i;){let a=Math.floor((r+i)/2),o=e[a],s=n(o,t);if(s===0)return a;if(s===-1){if(i-r<2)return a-1;i=a-1}else{if(i===r)return a;r=a+1}}throw Error(`Failed binary finding record in array - ${e.join(`,`)}, searched for ${t}`)}function Wf(e,t,n,r){let i=Uf(e,t,r),a=Uf(e,n,r,i);return e.slice(i,a+1)}function Gf(e){return!bf(e.groupOffsetTree)}function Kf({index:e},t){return t===e?0:t<e?-1:1}function qf(){return{groupIndices:[],groupOffsetTree:wf(),lastIndex:0,lastOffset:0,lastSize:0,offsetTree:[],sizeTree:wf()}}function Jf(e,t){let n=bf(e)?0:1/0;for(let r of t){let{endIndex:t,size:i,startIndex:a}=r;if(n=Math.min(n,a),bf(e)){e=Cf(e,0,i);continue}let o=Tf(e,a-1,t+1);if(o.some(op(r)))continue;let s=!1,c=!1;for(let{end:n,start:r,value:a}of o)s?(t>=r||i===a)&&(e=Ef(e,r)):(c=a!==i,s=!0),n>t&&t>=r&&a!==i&&(e=Cf(e,t+1,a));c&&(e=Cf(e,a,i))}return[e,n]}function Yf(e){return e.groupIndex!==void 0}function Xf({offset:e},t){return t===e?0:t<e?-1:1}function Zf(e,t,n){if(t.length===0)return 0;let{index:r,offset:i,size:a}=Hf(t,e,Kf),o=e-r,s=a*o+(o-1)*n+i;return s>0?s+n:s}function Qf(e,t){if(!Gf(t))return e;let n=0;for(;t.groupIndices[n]<=e+n;)n++;return e+n}function $f(e,t,n){if(Yf(e))return t.groupIndices[e.groupIndex]+1;let r=Qf(e.index===`LAST`?n:e.index,t);return r=Math.max(0,Math.min(n,r)),r}function ep(e,t,n,r=0){return r>0&&(t=Math.max(t,Hf(e,r,Kf).offset)),yf(Wf(e,t,n,Xf),ap)}function tp(e,[t,n,r,i]){t.length>0&&r(`received item sizes`,t,Zd.DEBUG);let a=e.sizeTree,o=a,s=0;if(n.length>0&&bf(a)&&t.length===2){let e=t[0].size,r=t[1].size;o=n.reduce((t,n)=>Cf(Cf(t,n,e),n+1,r),o)}else[o,s]=Jf(o,t);if(o===a)return e;let{lastIndex:c,lastOffset:l,lastSize:u,offsetTree:d}=ip(e.offsetTree,s,o,i);return{groupIndices:n,groupOffsetTree:n.reduce((e,t)=>Cf(e,t,Zf(t,d,i)),wf()),lastIndex:c,lastOffset:l,lastSize:u,offsetTree:d,sizeTree:o}}function np(e){return Df(e).map(({k:e,v:t},n,r)=>{let i=r[n+1];return{endIndex:i===void 0?1/0:i.k-1,size:t,startIndex:e}})}function rp(e,t){let n=0,r=0;for(;n<e;)n+=t[r+1]-t[r]-1,r++;return r-(n===e?0:1)}function ip(e,t,n,r){let i=e,a=0,o=0,s=0,c=0;if(t===0)i=[];else{c=Uf(i,t-1,Kf),s=i[c].offset;let e=Sf(n,t-1);a=e[0],o=e[1],i.length&&i[c].size===Sf(n,t)[1]&&--c,i=i.slice(0,c+1)}for(let{start:e,value:c}of Tf(n,t,1/0)){let t=e-a,n=t*o+s+t*r;i.push({index:e,offset:n,size:c}),a=e,s=n,o=c}return{lastIndex:a,lastOffset:s,lastSize:o,offsetTree:i}}function ap(e){return{index:e.index,value:e}}function op(e){let{endIndex:t,size:n,startIndex:r}=e;return e=>e.start===r&&(e.end===t||e.end===1/0)&&e.value===n}var sp={offsetHeight:`height`,offsetWidth:`width`},cp=Kd(([{log:e},{recalcInProgress:t}])=>{let n=X(),r=X(),i=Ud(r,0),a=X(),o=X(),s=Y(0),c=Y([]),l=Y(void 0),u=Y(void 0),d=Y(void 0),f=Y(void 0),p=Y((e,t)=>hf(e,sp[t])),m=Y(void 0),h=Y(0),g=qf(),_=X(),v=Ud(q(Xd(n,_),J(c,e,h),Rd((e,[t,...n])=>{if(t===null){let[e]=n;return{...qf(),groupIndices:e,groupOffsetTree:e.reduce((e,t,n)=>Cf(e,t,n),wf())}}return tp(e,[t,...n])},g),Id()),g),y=Ud(q(c,Id(),Rd((e,t)=>({current:t,prev:e.current}),{current:[],prev:[]}),K(({prev:e})=>e)),[]);W(q(c,G(e=>e.length>0),J(v,h),K(([e,t,n])=>{let r=e.reduce((e,r,i)=>Cf(e,r,Zf(r,t.offsetTree,n)||i),wf());return{...t,groupIndices:e,groupOffsetTree:r}})),v),W(q(r,J(v),G(([e,{lastIndex:t}])=>e<t),K(([e,{lastIndex:t,lastSize:n}])=>[{endIndex:t,size:n,startIndex:e}])),n),W(l,u);let b=Ud(q(l,K(e=>e===void 0)),!0);W(q(u,G(e=>e!==void 0&&bf(Md(v).sizeTree)),K(e=>{let t=Md(d),n=Md(c).length>0;return t!==void 0&&t!==0?n?[{endIndex:0,size:t,startIndex:0},{endIndex:1,size:e,startIndex:1}]:[]:[{endIndex:0,size:e,startIndex:0}]})),n),W(q(f,G(e=>e!==void 0&&e.length>0&&bf(Md(v).sizeTree)),K(e=>{let t=[],n=e[0],r=0;for(let i=1;i<e.length;i++){let a=e[i];a!==n&&(t.push({endIndex:i-1,size:n,startIndex:r}),n=a,r=i)}return t.push({endIndex:e.length-1,size:n,startIndex:r}),t})),n),W(q(c,J(d,u),G(([,e,t])=>e!==void 0&&t!==void 0),K(([e,t,n])=>{let r=[];for(let i=0;i<e.length;i++){let a=e[i],o=e[i+1];r.push({startIndex:a,endIndex:a,size:t}),o!==void 0&&r.push({startIndex:a+1,endIndex:o-1,size:n})}return r})),n);let x=Wd(q(n,J(v),Rd(({sizes:e},[t,n])=>({changed:n!==e,sizes:n}),{changed:!1,sizes:g}),K(e=>e.changed)));Ad(q(s,Rd((e,t)=>({diff:e.prev-t,prev:t}),{diff:0,prev:0}),K(e=>e.diff)),e=>{let{groupIndices:n}=Md(v);if(e>0)U(t,!0),U(a,e+rp(e,n));else if(e<0){let t=Md(y);t.length>0&&(e-=rp(-e,t)),U(o,e)}}),Ad(q(s,J(e)),([e,t])=>{e<0&&t("`firstItemIndex` prop should not be set to less than zero. If you don't know the total count, just use a very high value",{firstItemIndex:s},Zd.ERROR)});let S=Wd(a);W(q(a,J(v),K(([e,t])=>{let n=t.groupIndices.length>0,r=[],i=t.lastSize;if(n){let n=xf(t.sizeTree,0),a=0,o=0;for(;a<e;){let e=t.groupIndices[o],s=t.groupIndices.length===o+1?1/0:t.groupIndices[o+1]-e-1;r.push({endIndex:e,size:n,startIndex:e}),r.push({endIndex:e+1+s-1,size:i,startIndex:e+1}),o++,a+=s+1}let s=Df(t.sizeTree);return a!==e&&s.shift(),s.reduce((t,{k:n,v:r})=>{let i=t.ranges;return t.prevSize!==0&&(i=[...t.ranges,{endIndex:n+e-1,size:t.prevSize,startIndex:t.prevIndex}]),{prevIndex:n+e,prevSize:r,ranges:i}},{prevIndex:e,prevSize:0,ranges:r}).ranges}return Df(t.sizeTree).reduce((t,{k:n,v:r})=>({prevIndex:n+e,prevSize:r,ranges:[...t.ranges,{endIndex:n+e-1,size:t.prevSize,startIndex:t.prevIndex}]}),{prevIndex:0,prevSize:i,ranges:[]}).ranges})),n);let C=Wd(q(o,J(v,h),K(([e,{offsetTree:t},n])=>Zf(-e,t,n))));return W(q(o,J(v,h),K(([e,t,n])=>{if(t.groupIndices.length>0){if(bf(t.sizeTree))return t;let r=wf(),i=Md(y),a=0,o=0,s=0;for(;a<-e;){s=i[o];let e=i[o+1]-s-1;o++,a+=e+1}if(r=Df(t.sizeTree).reduce((t,{k:n,v:r})=>Cf(t,Math.max(0,n+e),r),r),a!==-e){let n=xf(t.sizeTree,s);r=Cf(r,0,n);let i=Sf(t.sizeTree,-e+1)[1];r=Cf(r,1,i)}return{...t,sizeTree:r,...ip(t.offsetTree,0,r,n)}}let r=Df(t.sizeTree).reduce((t,{k:n,v:r})=>Cf(t,Math.max(0,n+e),r),wf());return{...t,sizeTree:r,...ip(t.offsetTree,0,r,n)}})),v),{beforeUnshiftWith:S,data:m,defaultItemSize:u,firstItemIndex:s,fixedItemSize:l,fixedGroupSize:d,gap:h,groupIndices:c,heightEstimates:f,itemSize:p,listRefresh:x,resetSizes:_,shiftWith:o,shiftWithOffset:C,sizeRanges:n,sizes:v,statefulTotalCount:i,totalCount:r,trackItemSizes:b,unshiftWith:a}},kd(ef,Vf),{singleton:!0});function lp(e){return e.reduce((e,t)=>(e.groupIndices.push(e.totalCount),e.totalCount+=t+1,e),{groupIndices:[],totalCount:0})}var up=Kd(([{groupIndices:e,resetSizes:t,sizeRanges:n,sizes:r,statefulTotalCount:i,totalCount:a,trackItemSizes:o},{headerHeight:s,scrollTop:c}])=>{let l=X(),u=X(),d=Wd(q(l,K(lp))),f=Ud(q(n,J(i,e),G(([,e,t])=>e>t.length),Ld(!0)),!1);return W(q(d,Rd(([,e],t)=>[e,t],[{groupIndices:[],totalCount:0},{groupIndices:[],totalCount:0}]),J(r,o,f),G(([[e,t],{sizeTree:n},r,i])=>{let a=e.groupIndices.length>0&&e.totalCount===e.groupIndices.length,o=t.totalCount>t.groupIndices.length;return r&&!i&&a&&o&&!bf(n)}),Ld(null)),t),W(q(d,K(e=>e.totalCount)),a),W(q(d,K(e=>e.groupIndices)),e),W(q(Yd(c,r,s),G(([e,t])=>Gf(t)),K(([e,t,n])=>Sf(t.groupOffsetTree,Math.max(e-n,0),`v`)[0]),Id(),K(e=>[e])),u),{groupCounts:l,topItemsIndexes:u}},kd(cp,_f)),dp=Kd(([{log:e}])=>{let t=Y(!1),n=Wd(q(t,G(e=>e),Id()));return Ad(t,t=>{t&&Md(e)(`props updated`,{},Zd.DEBUG)}),{didMount:n,propsReady:t}},kd(ef),{singleton:!0}),fp=typeof document<`u`&&`scrollBehavior`in document.documentElement.style;function pp(e){let t=typeof e==`number`?{index:e}:{...e};return t.align||=`start`,t.behavior&&fp||(t.behavior=`auto`),t.offset===void 0&&(t.offset=0),t}var mp=Kd(([{gap:e,listRefresh:t,sizes:n,totalCount:r},{fixedFooterHeight:i,fixedHeaderHeight:a,footerHeight:o,headerHeight:s,scrollingInProgress:c,scrollTo:l,smoothScrollTargetReached:u,viewportHeight:d},{log:f}])=>{let p=X(),m=X(),h=Y(0),g=null,_=null,v=null;function y(){g!==null&&(g(),g=null),v!==null&&(v(),v=null),_&&=(clearTimeout(_),null),U(c,!1)}return W(q(p,J(n,d,r,h,s,o,f),J(e,a,i),K(([[e,n,r,i,a,o,s,l],d,f,h])=>{let b=pp(e),{align:x,behavior:S,offset:C}=b,w=i-1,T=$f(b,n,w),E=Zf(T,n.offsetTree,d)+o;x===`end`?(E+=f+Sf(n.sizeTree,T)[1]-r+h,T===w&&(E+=s)):x===`center`?E+=(f+Sf(n.sizeTree,T)[1]-r+h)/2:E-=a,C!==void 0&&C!==0&&(E+=C);let D=t=>{y(),t?(l(`retrying to scroll to`,{location:e},Zd.DEBUG),U(p,e)):(U(m,!0),l(`list did not change, scroll successful`,{},Zd.DEBUG))};if(y(),S===`smooth`){let e=!1;v=Ad(t,t=>{e||=t}),g=Nd(u,()=>{D(e)})}else g=Nd(q(t,hp(150)),D);return _=setTimeout(()=>{y()},1200),U(c,!0),l(`scrolling from index to`,{behavior:S,index:T,top:E},Zd.DEBUG),{behavior:S,top:E}})),l),{scrollTargetReached:m,scrollToIndex:p,topListHeight:h}},kd(cp,_f,ef),{singleton:!0});function hp(e){return t=>{let n=setTimeout(()=>{t(!1)},e);return e=>{e&&(t(!0),clearTimeout(n))}}}function gp(e,t){e===0?t():requestAnimationFrame(()=>{gp(e-1,t)})}function _p(e,t){if(e===void 0)return 0;let n=t-1,r=typeof e==`number`?e:e.index===`LAST`?n:e.index;return Math.max(0,Math.min(r,n))}function vp(e){return e===void 0?!0:typeof e==`number`?e===0:e.index===0&&(e.align===void 0||e.align===`start`)&&(e.offset===void 0||e.offset===0)}var yp=Kd(([{defaultItemSize:e,listRefresh:t,sizes:n},{scrollTop:r},{scrollTargetReached:i,scrollToIndex:a},{didMount:o}])=>{let s=Y(!0),c=Y(0),l=Y(!0);return W(q(o,J(c),G(([e,t])=>!vp(t)),Ld(!1)),s),W(q(o,J(c),G(([e,t])=>!vp(t)),Ld(!1)),l),Ad(q(Yd(t,o),J(s,n,e,l),G(([[,e],t,{sizeTree:n},r,i])=>e&&(!bf(n)||wd(r))&&!t&&!i),J(c)),([,e])=>{e===void 0?(U(s,!0),U(l,!0)):(Nd(i,()=>{U(l,!0)}),gp(4,()=>{Nd(r,()=>{U(s,!0)}),U(a,e)}))}),{initialItemFinalLocationReached:l,initialTopMostItemIndex:c,scrolledToInitialItem:s}},kd(cp,_f,mp,dp),{singleton:!0});function bp(e,t){return Math.abs(e-t)<1.01}var xp=`up`,Sp=`down`,Cp=`none`,wp={atBottom:!1,notAtBottomBecause:`NOT_SHOWING_LAST_ITEM`,state:{offsetBottom:0,scrollHeight:0,scrollTop:0,viewportHeight:0}},Tp=0,Ep=Kd(([{footerHeight:e,headerHeight:t,scrollBy:n,scrollContainerState:r,scrollTop:i,viewportHeight:a}])=>{let o=Y(!1),s=Y(!0),c=X(),l=X(),u=Y(4),d=Y(Tp),f=Ud(q(Xd(q(Z(i),zd(1),Ld(!0)),q(Z(i),zd(1),Ld(!1),Pd(100))),Id()),!1),p=Ud(q(Xd(q(n,Ld(!0)),q(n,Ld(!1),Pd(200))),Id()),!1);W(q(Yd(Z(i),Z(d)),K(([e,t])=>e<=t),Id()),s),W(q(s,Bd(50)),l);let m=Wd(q(Yd(r,Z(a),Z(t),Z(e),Z(u)),Rd((e,[{scrollHeight:t,scrollTop:n},r,i,a,o])=>{let s=n+r-t>-o,c={scrollHeight:t,scrollTop:n,viewportHeight:r};if(s){let t,r;return n>e.state.scrollTop?(t=`SCROLLED_DOWN`,r=e.state.scrollTop-n):(t=`SIZE_DECREASED`,r=e.state.scrollTop-n||e.scrollTopDelta),{atBottom:!0,atBottomBecause:t,scrollTopDelta:r,state:c}}let l;return l=c.scrollHeight>e.state.scrollHeight?`SIZE_INCREASED`:r<e.state.viewportHeight?`VIEWPORT_HEIGHT_DECREASING`:n<e.state.scrollTop?`SCROLLING_UPWARDS`:`NOT_FULLY_SCROLLED_TO_LAST_ITEM_BOTTOM`,{atBottom:!1,notAtBottomBecause:l,state:c}},wp),Id((e,t)=>e!==void 0&&e.atBottom===t.atBottom))),h=Ud(q(r,Rd((e,{scrollHeight:t,scrollTop:n,viewportHeight:r})=>{if(!bp(e.scrollHeight,t)){let i=t-(n+r)<1;return e.scrollTop!==n&&i?{changed:!0,jump:e.scrollTop-n,scrollHeight:t,scrollTop:n}:{changed:!0,jump:0,scrollHeight:t,scrollTop:n}}return{changed:!1,jump:0,scrollHeight:t,scrollTop:n}},{changed:!1,jump:0,scrollHeight:0,scrollTop:0}),G(e=>e.changed),K(e=>e.jump)),0);W(q(m,K(e=>e.atBottom)),o),W(q(o,Bd(50)),c);let g=Y(Sp);W(q(r,K(({scrollTop:e})=>e),Id(),Rd((e,t)=>Md(p)?{direction:e.direction,prevScrollTop:t}:{direction:t<e.prevScrollTop?xp:Sp,prevScrollTop:t},{direction:Sp,prevScrollTop:0}),K(e=>e.direction)),g),W(q(r,Bd(50),Ld(Cp)),g);let _=Y(0);return W(q(f,G(e=>!e),Ld(0)),_),W(q(i,Bd(100),J(f),G(([e,t])=>t),Rd(([e,t],[n])=>[t,n],[0,0]),K(([e,t])=>t-e)),_),{atBottomState:m,atBottomStateChange:c,atBottomThreshold:u,atTopStateChange:l,atTopThreshold:d,isAtBottom:o,isAtTop:s,isScrolling:f,lastJumpDueToItemResize:h,scrollDirection:g,scrollVelocity:_}},kd(_f)),Dp=`top`,Op=`bottom`,kp=`none`;function Ap(e,t,n){return typeof e==`number`?n===xp&&t===Dp||n===Sp&&t===Op?e:0:n===xp?t===Dp?e.main:e.reverse:t===Op?e.main:e.reverse}function jp(e,t){return typeof e==`number`?e:e[t]??0}var Mp=Kd(([{deviation:e,fixedHeaderHeight:t,headerHeight:n,scrollTop:r,viewportHeight:i}])=>{let a=X(),o=Y(0),s=Y(0),c=Y(0);return{increaseViewportBy:s,listBoundary:a,overscan:c,topListHeight:o,visibleRange:Ud(q(Yd(Z(r),Z(i),Z(n),Z(a,Bf),Z(c),Z(o),Z(t),Z(e),Z(s)),K(([e,t,n,[r,i],a,o,s,c,l])=>{let u=e-c,d=o+s,f=Math.max(n-u,0),p=kp,m=jp(l,Dp),h=jp(l,Op);return r-=c,r+=n+s,i+=n+s,i-=c,r>e+d-m&&(p=xp),i<e-f+t+h&&(p=Sp),p===kp?null:[Math.max(u-n-Ap(a,Dp,p)-m,0),u-f-s+t+Ap(a,Op,p)+h]}),G(e=>e!==null),Id(Bf)),[0,0])}},kd(_f),{singleton:!0});function Np(e,t,n,r){if(Gf(t)){let i=r-t.groupIndices.length;if(i<=0)return[{index:t.groupIndices[0],offset:0,size:0}];let a=Qf(Math.min(e,i-1),t);return[{index:Sf(t.groupOffsetTree,a)[0],offset:0,size:0},{data:n?.[0],index:a,offset:0,size:0}]}return[{data:n?.[0],index:e,offset:0,size:0}]}var Pp={bottom:0,firstItemIndex:0,items:[],offsetBottom:0,offsetTop:0,top:0,topItems:[],topListHeight:0,totalCount:0};function Fp(e,t,n,r,i,a){let{lastIndex:o,lastOffset:s,lastSize:c}=i,l=0,u=0;if(e.length>0){l=e[0].offset;let t=e[e.length-1];u=t.offset+t.size}let d=n-o,f=s+d*c+(d-1)*r,p=l,m=f-u;return{bottom:u,firstItemIndex:a,items:Lp(e,i,a),offsetBottom:m,offsetTop:l,top:p,topItems:Lp(t,i,a),topListHeight:t.reduce((e,t)=>t.size+e,0),totalCount:n}}function Ip(e,t,n,r,i,a){let o=0;if(n.groupIndices.length>0)for(let t of n.groupIndices){if(t-o>=e)break;o++}let s=e+o,c=a!==void 0,l=a?.length??0,u=_p(t,c?l:s),d=c?Math.max(0,Math.min(s,l-u)):s;return Fp(Array.from({length:d}).map((e,t)=>({data:a?.[t+u],index:t+u,offset:0,size:0})),[],d,i,n,r)}function Lp(e,t,n){if(e.length===0)return[];if(!Gf(t))return e.map(e=>({...e,index:e.index+n,originalIndex:e.index}));let r=e[0].index,i=e[e.length-1].index,a=[],o=Tf(t.groupOffsetTree,r,i),s,c=0;for(let r of e){(!s||s.end<r.index)&&(s=o.shift(),c=t.groupIndices.indexOf(s.start));let e;e=r.index===s.start?{index:c,type:`group`}:{groupIndex:c,index:r.index-(c+1)+n},a.push({...e,data:r.data,offset:r.offset,originalIndex:r.index,size:r.size})}return a}function Rp(e,t){return e===void 0?0:typeof e==`number`?e:e[t]??0}var zp=Kd(([{data:e,firstItemIndex:t,gap:n,sizes:r,totalCount:i},a,{listBoundary:o,topListHeight:s,visibleRange:c},{initialTopMostItemIndex:l,scrolledToInitialItem:u},{topListHeight:d},f,{didMount:p},{recalcInProgress:m}])=>{let h=Y([]),g=Y(0),_=Ud(q(r,G(({sizeTree:e})=>!bf(e)),Ld(!0)),!1),v=X(),y=Y(0);W(a.topItemsIndexes,h);let b=Ud(q(Yd(p,m,Z(c,Bf),Z(i),Z(r),Z(l),u,Z(h),Z(t),Z(n),Z(y),e,Z(g)),G(([e,t,,n,,,,,,,,r])=>{let i=r!==void 0&&r.length!==n;return e&&!t&&!i}),K(([,,[e,t],n,r,i,a,o,s,c,l,u,d])=>{let f=r,{offsetTree:p,sizeTree:m}=f;if(n===0)return{...Pp,totalCount:n};if(e===0&&t===0)return d===0?{...Pp,totalCount:n}:Ip(d,i,r,s,c,u);if(bf(m))return d>0&&!Md(_)?null:Fp(Np(_p(i,n),f,u,n),[],n,c,f,s);let h=[];if(o.length>0){let e=o[0],t=o[o.length-1],n=0;for(let r of Tf(m,e,t)){let i=r.value,a=Math.max(r.start,e),o=Math.min(r.end,t);for(let e=a;e<=o;e++)h.push({data:u?.[e],index:e,offset:n,size:i}),n+=i}}if(!a)return Fp([],h,n,c,f,s);let g=o.length>0?o[o.length-1]+1:0,v=ep(p,e,t,g);if(v.length===0)return null;let y=n-1,b=Dd([],n=>{for(let r of v){let i=r.value,a=i.offset,o=r.start,s=i.size;if(i.offset<e){o+=Math.floor((e-i.offset+c)/(s+c));let t=o-r.start;a+=t*s+t*c}o<g&&(a+=(g-o)*s,o=g);let l=Math.min(r.end,y);for(let e=o;e<=l&&!(a>=t);e++)n.push({data:u?.[e],index:e,offset:a,size:s}),a+=s+c}}),x=Rp(l,Dp),S=Rp(l,Op);if(b.length>0&&(x>0||S>0)){let e=b[0],t=b[b.length-1];if(x>0&&e.index>g){let t=Math.min(x,e.index-g),n=[],r=e.offset;for(let i=e.index-1;i>=e.index-t;i--){let t=Tf(m,i,i)[0]?.value??e.size;r-=t+c,n.unshift({data:u?.[i],index:i,offset:r,size:t})}b.unshift(...n)}if(S>0&&t.index<y){let e=Math.min(S,y-t.index),n=t.offset+t.size+c;for(let r=t.index+1;r<=t.index+e;r++){let e=Tf(m,r,r)[0]?.value??t.size;b.push({data:u?.[r],index:r,offset:n,size:e}),n+=e+c}}}return Fp(b,h,n,c,f,s)}),G(e=>e!==null),Id()),Pp);W(q(e,G(wd),K(e=>e?.length)),i),W(q(b,K(e=>e.topListHeight)),d),W(d,s),W(q(b,K(e=>[e.top,e.bottom])),o),W(q(b,K(e=>e.items)),v);let x=Wd(q(b,G(({items:e})=>e.length>0),J(i,e),G(([{items:e},t])=>e[e.length-1].originalIndex===t-1),K(([{items:e},t,n])=>{let r=e[e.length-1],i=r.type===`group`?r.index+1:(r.groupIndex??-1)+1;return[t-1-i,n]}),Id(Bf),G(([e])=>e>=0),K(([e])=>e))),S=Wd(q(b,Bd(200),G(({items:e,topItems:t})=>e.length>0&&e[0].originalIndex===t.length),K(({items:e})=>e[0].index),Id()));return{endReached:x,initialItemCount:g,itemsRendered:v,listState:b,minOverscanItemCount:y,rangeChanged:Wd(q(b,G(({items:e})=>e.length>0),K(({items:e})=>{let t=0,n=e.length-1;for(;e[t].type===`group`&&t<n;)t++;for(;e[n].type===`group`&&n>t;)n--;return{endIndex:e[n].index,startIndex:e[t].index}}),Id(zf))),startReached:S,topItemsIndexes:h,...f}},kd(cp,up,Mp,yp,mp,Ep,dp,Vf),{singleton:!0}),Bp=Kd(([{fixedFooterHeight:e,fixedHeaderHeight:t,footerHeight:n,headerHeight:r},{listState:i}])=>{let a=X(),o=Ud(q(Yd(n,e,r,t,i),K(([e,t,n,r,i])=>e+t+n+r+i.offsetBottom+i.bottom)),0);return W(Z(o),a),{totalListHeight:o,totalListHeightChanged:a}},kd(_f,zp),{singleton:!0}),Vp=Kd(([{viewportHeight:e},{totalListHeight:t}])=>{let n=Y(!1);return{alignToBottom:n,paddingTopAddition:Ud(q(Yd(n,e,t),G(([e])=>e),K(([,e,t])=>Math.max(0,e-t)),Bd(0),Id()),0)}},kd(_f,Bp),{singleton:!0}),Hp=Kd(()=>({context:Y(null)})),Up=({itemBottom:e,itemTop:t,locationParams:{align:n,behavior:r,...i},viewportBottom:a,viewportTop:o})=>t<o?{...i,align:n??`start`,...r===void 0?{}:{behavior:r}}:e>a?{...i,align:n??`end`,...r===void 0?{}:{behavior:r}}:null,Wp=Kd(([{gap:e,sizes:t,totalCount:n},{fixedFooterHeight:r,fixedHeaderHeight:i,headerHeight:a,scrollingInProgress:o,scrollTop:s,viewportHeight:c},{scrollToIndex:l}])=>{let u=X();return W(q(u,J(t,c,n,a,i,r,s),J(e),K(([[e,t,n,r,i,a,s,c],l])=>{let{calculateViewLocation:u=Up,done:d,...f}=e,p=$f(e,t,r-1),m=Zf(p,t.offsetTree,l)+i+a,h=m+Sf(t.sizeTree,p)[1],g=c+a,_=u({itemBottom:h,itemTop:m,locationParams:f,viewportBottom:c+n-s,viewportTop:g});return _===null?d?.():d&&Nd(q(o,G(e=>!e),zd(Md(o)?1:2)),d),_}),G(e=>e!==null)),l),{scrollIntoView:u}},kd(cp,_f,mp,zp,ef),{singleton:!0});function Gp(e){return e===!1?!1:e===`smooth`?`smooth`:`auto`}var Kp=(e,t)=>typeof e==`function`?Gp(e(t)):t&&Gp(e),qp=Kd(([{listRefresh:e,totalCount:t,fixedItemSize:n,data:r},{atBottomState:i,isAtBottom:a},{scrollToIndex:o},{scrolledToInitialItem:s},{didMount:c,propsReady:l},{log:u},{scrollingInProgress:d},{context:f},{scrollIntoView:p}])=>{let m=Y(!1),h=X(),g=null;function _(e){U(o,{align:`end`,behavior:e,index:`LAST`})}Ad(q(Yd(q(Z(t),zd(1)),c),J(Z(m),a,s,d),K(([[e,t],n,r,i,a])=>{let o=t&&i,s=`auto`;return o&&(s=Kp(n,r||a),o&&=s!==!1),{followOutputBehavior:s,shouldFollow:o,totalCount:e}}),G(({shouldFollow:e})=>e)),({followOutputBehavior:t,totalCount:r})=>{g!==null&&(g(),g=null),Md(n)===void 0?g=Nd(e,()=>{Md(u)(`following output to `,{totalCount:r},Zd.DEBUG),_(t),g=null}):requestAnimationFrame(()=>{Md(u)(`following output to `,{totalCount:r},Zd.DEBUG),_(t)})});function v(e){let t=Nd(i,t=>{e&&!t.atBottom&&t.notAtBottomBecause===`SIZE_INCREASED`&&g===null&&(Md(u)(`scrolling to bottom due to increased size`,{},Zd.DEBUG),_(`auto`))});setTimeout(t,100)}Ad(q(Yd(Z(m),t,l),G(([e,,t])=>e!==!1&&t),Rd(({value:e},[,t])=>({refreshed:e===t,value:t}),{refreshed:!1,value:0}),G(({refreshed:e})=>e),J(m,t)),([,e])=>{Md(s)&&v(e!==!1)}),Ad(h,()=>{v(Md(m)!==!1)}),Ad(Yd(Z(m),i),([e,t])=>{e!==!1&&!t.atBottom&&t.notAtBottomBecause===`VIEWPORT_HEIGHT_DECREASING`&&_(`auto`)});let y=Y(null),b=X();return W(Xd(q(Z(r),K(e=>e?.length??0)),q(Z(t))),b),Ad(q(Yd(q(b,zd(1)),c),J(Z(y),s,d,f),K(([[e,t],n,r,i,a])=>t&&r&&n?.({context:a,totalCount:e,scrollingInProgress:i})),G(e=>!!e),Bd(0)),t=>{g!==null&&(g(),g=null),Md(n)===void 0?g=Nd(e,()=>{Md(u)(`scrolling into view`,{}),U(p,t),g=null}):requestAnimationFrame(()=>{Md(u)(`scrolling into view`,{}),U(p,t)})}),{autoscrollToBottom:h,followOutput:m,scrollIntoViewOnChange:y}},kd(cp,Ep,mp,yp,dp,ef,_f,Hp,Wp)),Jp=Kd(([{data:e,firstItemIndex:t,gap:n,sizes:r},{initialTopMostItemIndex:i},{initialItemCount:a,listState:o},{didMount:s}])=>(W(q(s,J(a),G(([,e])=>e!==0),J(i,r,t,n,e),K(([[,e],t,n,r,i,a])=>Ip(e,t,n,r,i,a))),o),{}),kd(cp,yp,zp,dp),{singleton:!0}),Yp=Kd(([{didMount:e},{scrollTo:t},{listState:n}])=>{let r=Y(0);return Ad(q(e,J(r),G(([,e])=>e!==0),K(([,e])=>({top:e}))),e=>{Nd(q(n,zd(1),G(e=>e.items.length>1)),()=>{requestAnimationFrame(()=>{U(t,e)})})}),{initialScrollTop:r}},kd(dp,_f,zp),{singleton:!0}),Xp=Kd(([{scrollVelocity:e}])=>{let t=Y(!1),n=X(),r=Y(!1);return W(q(e,J(r,t,n),G(([e,t])=>t!==!1&&t!==void 0),K(([e,t,n,r])=>{let{enter:i,exit:a}=t;if(n){if(a(e,r))return!1}else if(i(e,r))return!0;return n}),Id()),t),Ad(q(Yd(t,e,n),J(r)),([[e,t,n],r])=>{e&&r!==!1&&r!==void 0&&r.change&&r.change(t,n)}),{isSeeking:t,scrollSeekConfiguration:r,scrollSeekRangeChanged:n,scrollVelocity:e}},kd(Ep),{singleton:!0}),Zp=Kd(([{scrollBy:e,scrollContainerState:t,scrollTo:n}])=>{let r=X(),i=X(),a=X(),o=X(),s=Y(!1),c=Y(void 0),l=Ud(q(i,K(({zoomRatio:e})=>e??1)),1);return W(q(Yd(r,i),K(([{scrollTop:e,viewportHeight:t},{listHeight:n,offsetTop:r,zoomRatio:i=1}])=>({scrollHeight:n,scrollTop:Math.max(0,pf(e-r,i)),viewportHeight:pf(t,i)}))),t),W(q(n,J(i),K(([e,{offsetTop:t,zoomRatio:n=1}])=>({...e,top:pf(e.top,1/n)+t}))),a),W(q(e,J(l),K(([e,t])=>e.top===void 0?e:{...e,top:pf(e.top,1/t)})),o),{customScrollParent:c,useWindowScroll:s,windowScrollContainerState:r,windowScrollBy:o,windowScrollTo:a,windowViewportRect:i}},kd(_f)),Qp=Kd(([{sizeRanges:e,sizes:t},{headerHeight:n,scrollTop:r},{initialTopMostItemIndex:i},{didMount:a},{useWindowScroll:o,windowScrollContainerState:s,windowViewportRect:c}])=>{let l=X(),u=Y(void 0),d=Y(null),f=Y(null);return W(s,d),W(c,f),Ad(q(l,J(t,r,o,d,f,n)),([e,t,n,r,i,a,o])=>{let s=np(t.sizeTree);r&&i!==null&&a!==null&&(n=pf(i.scrollTop-a.offsetTop,a.zoomRatio??1)),n-=o,e({ranges:s,scrollTop:n})}),W(q(u,G(wd),K($p)),i),W(q(a,J(u),G(([,e])=>e!==void 0),Id(),K(([,e])=>e.ranges)),e),{getState:l,restoreStateFrom:u}},kd(cp,_f,yp,dp,Zp));function $p(e){return{align:`start`,index:0,offset:e.scrollTop}}var em=Kd(([{topItemsIndexes:e}])=>{let t=Y(0);return W(q(t,G(e=>e>=0),K(e=>Array.from({length:e}).map((e,t)=>t))),e),{topItemCount:t}},kd(zp));function tm(e){let t=!1,n;return(()=>(t||(t=!0,n=e()),n))}var nm=tm(()=>/iP(ad|od|hone)/i.test(navigator.userAgent)&&/WebKit/i.test(navigator.userAgent)),rm=Kd(([{data:e,defaultItemSize:t,firstItemIndex:n,fixedItemSize:r,fixedGroupSize:i,gap:a,groupIndices:o,heightEstimates:s,itemSize:c,sizeRanges:l,sizes:u,statefulTotalCount:d,totalCount:f,trackItemSizes:p},{initialItemFinalLocationReached:m,initialTopMostItemIndex:h,scrolledToInitialItem:g},_,v,y,b,{scrollToIndex:x},S,{topItemCount:C},{groupCounts:w},T])=>{let{listState:E,minOverscanItemCount:D,topItemsIndexes:O,rangeChanged:k,...A}=b;return W(k,T.scrollSeekRangeChanged),W(q(Yd(T.windowViewportRect,_.headerHeight,_.fixedHeaderHeight),K(([e,t,n])=>Math.max(t+n+1,e.visibleHeight))),_.viewportHeight),{data:e,defaultItemHeight:t,firstItemIndex:n,fixedItemHeight:r,fixedGroupHeight:i,gap:a,groupCounts:w,heightEstimates:s,initialItemFinalLocationReached:m,initialTopMostItemIndex:h,scrolledToInitialItem:g,sizeRanges:l,topItemCount:C,topItemsIndexes:O,totalCount:f,...y,groupIndices:o,itemSize:c,listState:E,minOverscanItemCount:D,scrollToIndex:x,statefulTotalCount:d,trackItemSizes:p,rangeChanged:k,...A,...T,..._,sizes:u,...v}},kd(cp,yp,_f,Qp,qp,zp,mp,Kd(([{deviation:e,deviationCommitted:t,scrollBy:n,scrollingInProgress:r,scrollTop:i},{isAtBottom:a,isScrolling:o,lastJumpDueToItemResize:s,scrollDirection:c},{listState:l},{beforeUnshiftWith:u,gap:d,shiftWithOffset:f,sizes:p},{log:m},{recalcInProgress:h}])=>{let g=Wd(q(l,J(s),Rd(([,e,t,n],[{bottom:r,items:i,offsetBottom:a,totalCount:o},s])=>{let c=r+a,l=0;return t===o&&e.length>0&&i.length>0&&(i[0].originalIndex===0&&e[0].originalIndex===0||(l=c-n,l!==0&&(l+=s))),[l,i,o,c]},[0,[],0,0]),G(([e])=>e!==0),J(i,c,r,a,m,h),G(([,e,t,n,,,r])=>!r&&!n&&e!==0&&t===xp),K(([[e],,,,,t])=>(t(`Upward scrolling compensation`,{amount:e},Zd.DEBUG),e))));function _(t){t>0?(U(n,{behavior:`auto`,top:-t}),U(e,0)):(U(e,0),U(n,{behavior:`auto`,top:-t}))}Ad(q(g,J(e,o)),([t,n,r])=>{r&&nm()?U(e,n-t):_(-t)}),Ad(q(Yd(Ud(o,!1),e,h),G(([e,t,n])=>!e&&!n&&t!==0),K(([e,t])=>t),Bd(1)),_),W(q(f,K(e=>({top:-e}))),n);let v=null;function y(){if(v===null)return;let{offset:t}=v;v=null,U(n,{top:t}),requestAnimationFrame(()=>{U(e,0),U(h,!1)})}return Ad(t,e=>{v===null||!v.acknowledgeable||e===v.offset&&y()}),Ad(q(u,J(p,d),K(([e,{groupIndices:t,lastSize:n,sizeTree:r},i])=>{function a(e){return e*(n+i)}if(t.length===0)return a(e);let o=0,s=xf(r,0),c=0,l=0;for(;c<e;){c++,o+=s;let n=t.length===l+1?1/0:t[l+1]-t[l]-1;c+n>e&&(o-=s,n=e-c+1),c+=n,o+=a(n),l++}return o})),t=>{v={acknowledgeable:Md(e)!==t,offset:t},U(e,t),requestAnimationFrame(y)}),{deviation:e}},kd(_f,Ep,zp,cp,ef,Vf)),em,up,Kd(([e,t,n,r,i,a,o,s,c,l,u])=>({...e,...t,...n,...r,...i,...a,...o,...s,...c,...l,...u}),kd(Mp,Jp,dp,Xp,Bp,Yp,Vp,Zp,Wp,ef,Hp))));function im(e,t){let n={},r={},i=0,a=e.length;for(;i<a;)r[e[i]]=1,i+=1;for(let e in t)Object.hasOwn(r,e)||(n[e]=t[e]);return n}var am=typeof document>`u`?V.useEffect:V.useLayoutEffect;function om(e,t,n){let r=Object.keys(t.required||{}),i=Object.keys(t.optional||{}),a=Object.keys(t.methods||{}),o=Object.keys(t.events||{}),s=V.createContext({});function c(e,n){e.propsReady!==void 0&&U(e.propsReady,!1);for(let i of r){let r=e[t.required[i]];U(r,n[i])}for(let r of i)if(r in n){let i=e[t.optional[r]];U(i,n[r])}e.propsReady!==void 0&&U(e.propsReady,!0)}function l(e){return a.reduce((n,r)=>(n[r]=n=>{let i=e[t.methods[r]];U(i,n)},n),{})}function u(e){return o.reduce((n,r)=>(n[r]=Hd(e[t.events[r]]),n),{})}return{Component:V.forwardRef(function(t,a){let{children:d,...f}=t,[p]=V.useState(()=>Dd(Jd(e),e=>{c(e,f)})),[m]=V.useState(Sd(u,p));am(()=>{for(let e of o)e in f&&Ad(m[e],f[e]);return()=>{Object.values(m).map(jd)}},[f,m,p]),am(()=>{c(p,f)}),V.useImperativeHandle(a,yd(l(p)));let h=n;return(0,H.jsx)(s.Provider,{value:p,children:n===void 0?d:(0,H.jsx)(h,{...im([...r,...i,...o],f),children:d})})}),useEmitter:(e,t)=>{let n=V.useContext(s)[e];am(()=>Ad(n,t),[t,n])},useEmitterValue:e=>{let t=V.useContext(s)[e],n=V.useCallback(e=>Ad(t,e),[t]);return V.useSyncExternalStore(n,()=>Md(t),()=>Md(t))},usePublisher:e=>{let t=V.useContext(s);return V.useCallback(n=>{U(t[e],n)},[t,e])}}}var sm=V.createContext(void 0),cm=V.createContext(void 0),lm=`-webkit-sticky`,um=`sticky`,dm=tm(()=>{if(typeof document>`u`)return um;let e=document.createElement(`div`);return e.style.position=lm,e.style.position===lm?lm:um});function fm(e){return`self`in e}function pm(e){return`body`in e}function mm(e,t,n,r=Ed,i,a){let o=V.useRef(null),s=V.useRef(null),c=V.useRef(null),l=V.useCallback(n=>{let r,i,o,l=n.target;if(pm(l)||fm(l)){let e=fm(l)?l:l.defaultView;o=a===!0?rf(e,e.scrollX):e.scrollY,r=a===!0?e.document.documentElement.scrollWidth:e.document.documentElement.scrollHeight,i=a===!0?e.innerWidth:e.innerHeight}else o=a===!0?rf(l,l.scrollLeft):l.scrollTop,r=a===!0?l.scrollWidth:l.scrollHeight,i=a===!0?l.offsetWidth:l.offsetHeight;let u=()=>{e({scrollHeight:r,scrollTop:Math.max(o,0),viewportHeight:i})};n.suppressFlushSync===!0?u():ps.flushSync(u),s.current!==null&&(Math.abs(o-s.current)<1||o<=0||o===r-i)&&(s.current=null,t(!0),c.current&&=(clearTimeout(c.current),null))},[e,t,a]);V.useEffect(()=>{let e=i??o.current;return r(i??o.current),l({suppressFlushSync:!0,target:e}),e.addEventListener(`scroll`,l,{passive:!0}),()=>{r(null),e.removeEventListener(`scroll`,l)}},[o,l,n,r,i]);function u(n){let r=o.current;if(!r||(a===!0?`offsetWidth`in r&&r.offsetWidth===0:`offsetHeight`in r&&r.offsetHeight===0))return;let i=n.behavior===`smooth`,l,u,d;fm(r)?(u=Math.max(hf(r.document.documentElement,a===!0?`width`:`height`),a===!0?r.document.documentElement.scrollWidth:r.document.documentElement.scrollHeight),l=a===!0?r.innerWidth:r.innerHeight,d=a===!0?rf(r,r.scrollX):r.scrollY):(u=r[a===!0?`scrollWidth`:`scrollHeight`],l=hf(r,a===!0?`width`:`height`,r),d=a===!0?rf(r,r.scrollLeft):r.scrollTop);let f=u-l;if(n.top===void 0){r.scrollTo(n);return}let p=Math.ceil(Math.max(Math.min(f,n.top),0));n.top=p,bp(l,u)||p===d?(e({scrollHeight:u,scrollTop:d,viewportHeight:l}),i&&t(!0)):(i?(s.current=p,c.current&&clearTimeout(c.current),c.current=setTimeout(()=>{c.current=null,s.current=null,t(!0)},1e3)):s.current=null,a===!0&&(n={...n.behavior===void 0?{}:{behavior:n.behavior},left:af(r,p)}),r.scrollTo(n))}return{scrollByCallback:V.useCallback(e=>{a===!0&&(e={...e.behavior===void 0?{}:{behavior:e.behavior},...e.top===void 0?{}:{left:af(o.current,e.top)}}),o.current.scrollBy(e)},[a]),scrollerRef:o,scrollToCallback:u}}function hm(e){return e}var gm=Kd(([e,t])=>({...e,...t}),kd(rm,Kd(()=>{let e=Y(e=>`Item ${e}`),t=Y(e=>`Group ${e}`),n=Y({}),r=Y(hm),i=Y(`div`),a=Y(Ed),o=(e,t=null)=>Ud(q(n,K(t=>t[e]),Id()),t);return{components:n,computeItemKey:r,EmptyPlaceholder:o(`EmptyPlaceholder`),FooterComponent:o(`Footer`),GroupComponent:o(`Group`,`div`),groupContent:t,HeaderComponent:o(`Header`),HeaderFooterTag:i,ItemComponent:o(`Item`,`div`),itemContent:e,ListComponent:o(`List`,`div`),ScrollerComponent:o(`Scroller`,`div`),scrollerRef:a,ScrollSeekPlaceholder:o(`ScrollSeekPlaceholder`),TopItemListComponent:o(`TopItemList`)}}))),_m=({height:e})=>(0,H.jsx)(`div`,{style:{height:e}}),vm={overflowAnchor:`none`,position:dm(),zIndex:1},ym={overflowAnchor:`none`},bm={...ym,display:`inline-block`,height:`100%`},xm=V.memo(function({showTopList:e=!1}){let t=Q(`listState`),n=Rm(`sizeRanges`),r=Q(`useWindowScroll`),i=Q(`customScrollParent`),a=Rm(`windowScrollContainerState`),o=Rm(`scrollContainerState`),s=i||r?a:o,c=Q(`itemContent`),l=Q(`context`),u=Q(`groupContent`),d=Q(`trackItemSizes`),f=Q(`itemSize`),p=Q(`log`),m=Rm(`gap`),h=Q(`horizontalDirection`),{callbackRef:g}=cf(n,f,d,e?Ed:s,p,m,i,h,Q(`skipAnimationFrameInResizeObserver`)),[_,v]=V.useState(0);Lm(`deviation`,e=>{_!==e&&v(e)});let y=Rm(`deviationCommitted`);df(()=>{y(_)},[_,y]);let b=Q(`EmptyPlaceholder`),x=Q(`ScrollSeekPlaceholder`)??_m,S=Q(`ListComponent`),C=Q(`ItemComponent`),w=Q(`GroupComponent`),T=Q(`computeItemKey`),E=Q(`isSeeking`),D=Q(`groupIndices`).length>0,O=Q(`alignToBottom`),k=Q(`initialItemFinalLocationReached`),A=e?{}:{boxSizing:`border-box`,...h?{display:`inline-block`,height:`100%`,marginInlineStart:_===0?O?`auto`:0:_,paddingInlineEnd:t.offsetBottom,paddingInlineStart:t.offsetTop,whiteSpace:`nowrap`}:{marginTop:_===0?O?`auto`:0:_,paddingBottom:t.offsetBottom,paddingTop:t.offsetTop},...k?{}:{visibility:`hidden`}};return!e&&t.totalCount===0&&b!=null?(0,H.jsx)(b,{...Dm(b,l)}):(0,H.jsx)(S,{...Dm(S,l),"data-testid":e?`virtuoso-top-item-list`:`virtuoso-item-list`,ref:g,style:A,children:(e?t.topItems:t.items).map(e=>{let n=e.originalIndex,r=T(n+t.firstItemIndex,e.data,l);return E?(0,V.createElement)(x,{...Dm(x,l),height:e.size,index:e.index,key:r,type:e.type||`item`,...e.type===`group`?{}:{groupIndex:e.groupIndex}}):e.type===`group`?(0,V.createElement)(w,{...Dm(w,l),"data-index":n,"data-item-index":e.index,"data-known-size":e.size,key:r,style:vm},u(e.index,l)):(0,V.createElement)(C,{...Dm(C,l),...Om(C,e.data),"data-index":n,"data-item-group-index":e.groupIndex,"data-item-index":e.index,"data-known-size":e.size,key:r,style:h?bm:ym},D?c(e.index,e.groupIndex,e.data,l):c(e.index,e.data,l))})})}),Sm={height:`100%`,outline:`none`,overflowY:`auto`,position:`relative`,WebkitOverflowScrolling:`touch`},Cm={outline:`none`,overflowX:`auto`,position:`relative`},wm=e=>({height:`100%`,position:`absolute`,top:0,width:`100%`,...e?{display:`flex`,flexDirection:`column`}:void 0}),Tm=(e,t,n=0)=>({...wm(e),position:t?`relative`:`absolute`,top:t?-n:0}),Em={position:dm(),top:0,width:`100%`,zIndex:1};function Dm(e,t){if(typeof e!=`string`)return{context:t}}function Om(e,t){return{item:typeof e==`string`?void 0:t}}var km=V.memo(function(){let e=Q(`HeaderComponent`),t=Rm(`headerHeight`),n=Q(`HeaderFooterTag`),r=of(V.useMemo(()=>e=>{t(hf(e,`height`))},[t]),!0,Q(`skipAnimationFrameInResizeObserver`)),i=Q(`context`);return e==null?null:(0,H.jsx)(n,{ref:r,children:(0,H.jsx)(e,{...Dm(e,i)})})}),Am=V.memo(function(){let e=Q(`FooterComponent`),t=Rm(`footerHeight`),n=Q(`HeaderFooterTag`),r=of(V.useMemo(()=>e=>{t(hf(e,`height`))},[t]),!0,Q(`skipAnimationFrameInResizeObserver`)),i=Q(`context`);return e==null?null:(0,H.jsx)(n,{ref:r,children:(0,H.jsx)(e,{...Dm(e,i)})})});function jm({useEmitter:e,useEmitterValue:t,usePublisher:n}){return V.memo(function({children:r,style:i,context:a,...o}){let s=n(`scrollContainerState`),c=t(`ScrollerComponent`),l=n(`smoothScrollTargetReached`),u=t(`scrollerRef`),d=t(`horizontalDirection`)||!1,{scrollByCallback:f,scrollerRef:p,scrollToCallback:m}=mm(s,l,c,u,void 0,d),h=V.useContext(sm),g=V.useRef(0);e(`totalListHeight`,V.useCallback(e=>{g.current=e},[]));let _=V.useCallback(e=>{if(!h||e.top===void 0)return;let t=Math.max(g.current,h.viewportHeight),n=Math.ceil(Math.max(Math.min(t-h.viewportHeight,e.top),0));s({scrollHeight:t,scrollTop:n,viewportHeight:h.viewportHeight}),e.behavior===`smooth`&&l(!0)},[h,s,l]);return e(`scrollTo`,h?_:m),e(`scrollBy`,f),(0,H.jsx)(c,{"data-testid":`virtuoso-scroller`,"data-virtuoso-scroller":!0,ref:p,style:{...d?Cm:Sm,...i},tabIndex:0,...o,...Dm(c,a),children:r})})}function Mm({useEmitter:e,useEmitterValue:t,usePublisher:n}){return V.memo(function({children:r,style:i,context:a,...o}){let s=n(`windowScrollContainerState`),c=t(`ScrollerComponent`),l=n(`smoothScrollTargetReached`),u=t(`totalListHeight`),d=t(`deviation`),f=t(`customScrollParent`),p=V.useRef(null),{scrollByCallback:m,scrollerRef:h,scrollToCallback:g}=mm(s,l,c,t(`scrollerRef`),f);return df(()=>(h.current=f??p.current?.ownerDocument.defaultView,()=>{h.current=null}),[h,f]),e(`windowScrollTo`,g),e(`windowScrollBy`,m),(0,H.jsx)(c,{ref:p,"data-virtuoso-scroller":!0,style:{position:`relative`,...i,...u===0?void 0:{height:u+d}},...o,...Dm(c,a),children:r})})}var Nm=({children:e})=>{let t=V.useContext(sm),n=Rm(`viewportHeight`),r=Rm(`fixedItemHeight`),i=Q(`alignToBottom`),a=Q(`horizontalDirection`),o=of(V.useMemo(()=>xd(n,e=>hf(e,a?`width`:`height`)),[n,a]),!0,Q(`skipAnimationFrameInResizeObserver`));return V.useEffect(()=>{t&&(n(t.viewportHeight),r(t.itemHeight))},[t,n,r]),(0,H.jsx)(`div`,{"data-viewport-type":`element`,ref:o,style:wm(i),children:e})},Pm=({children:e})=>{let t=V.useContext(sm),n=Rm(`windowViewportRect`),r=Rm(`fixedItemHeight`),i=Q(`customScrollParent`),a=Q(`useWindowScroll`),o=Q(`topListHeight`),s=gf(n,i,Q(`skipAnimationFrameInResizeObserver`)),c=Q(`alignToBottom`);return V.useEffect(()=>{t&&(r(t.itemHeight),n({listHeight:0,offsetTop:0,visibleHeight:t.viewportHeight,visibleWidth:100}))},[t,n,r]),(0,H.jsx)(`div`,{"data-viewport-type":`window`,ref:s,style:Tm(c,a,o),children:e})},Fm=({children:e})=>{let t=Q(`TopItemListComponent`)??`div`,n=Q(`headerHeight`),r={...Em,marginTop:`${n}px`},i=Q(`context`);return(0,H.jsx)(t,{style:r,...Dm(t,i),children:e})},{Component:Im,useEmitter:Lm,useEmitterValue:Q,usePublisher:Rm}=om(gm,{optional:{restoreStateFrom:`restoreStateFrom`,context:`context`,followOutput:`followOutput`,scrollIntoViewOnChange:`scrollIntoViewOnChange`,itemContent:`itemContent`,groupContent:`groupContent`,overscan:`overscan`,increaseViewportBy:`increaseViewportBy`,minOverscanItemCount:`minOverscanItemCount`,totalCount:`totalCount`,groupCounts:`groupCounts`,topItemCount:`topItemCount`,firstItemIndex:`firstItemIndex`,initialTopMostItemIndex:`initialTopMostItemIndex`,components:`components`,atBottomThreshold:`atBottomThreshold`,atTopThreshold:`atTopThreshold`,computeItemKey:`computeItemKey`,defaultItemHeight:`defaultItemHeight`,fixedGroupHeight:`fixedGroupHeight`,fixedItemHeight:`fixedItemHeight`,heightEstimates:`heightEstimates`,itemSize:`itemSize`,scrollSeekConfiguration:`scrollSeekConfiguration`,headerFooterTag:`HeaderFooterTag`,data:`data`,initialItemCount:`initialItemCount`,initialScrollTop:`initialScrollTop`,alignToBottom:`alignToBottom`,useWindowScroll:`useWindowScroll`,customScrollParent:`customScrollParent`,scrollerRef:`scrollerRef`,logLevel:`logLevel`,horizontalDirection:`horizontalDirection`,skipAnimationFrameInResizeObserver:`skipAnimationFrameInResizeObserver`},methods:{scrollToIndex:`scrollToIndex`,scrollIntoView:`scrollIntoView`,scrollTo:`scrollTo`,scrollBy:`scrollBy`,autoscrollToBottom:`autoscrollToBottom`,getState:`getState`},events:{isScrolling:`isScrolling`,endReached:`endReached`,startReached:`startReached`,rangeChanged:`rangeChanged`,atBottomStateChange:`atBottomStateChange`,atTopStateChange:`atTopStateChange`,totalListHeightChanged:`totalListHeightChanged`,itemsRendered:`itemsRendered`,groupIndices:`groupIndices`}},V.memo(function(e){let t=Q(`useWindowScroll`),n=Q(`topItemsIndexes`).length>0,r=Q(`customScrollParent`),i=Q(`context`);return(0,H.jsxs)(r||t?Bm:zm,{...e,context:i,children:[n&&(0,H.jsx)(Fm,{children:(0,H.jsx)(xm,{showTopList:!0})}),(0,H.jsxs)(r||t?Pm:Nm,{children:[(0,H.jsx)(km,{}),(0,H.jsx)(xm,{}),(0,H.jsx)(Am,{})]})]})})),zm=jm({useEmitter:Lm,useEmitterValue:Q,usePublisher:Rm}),Bm=Mm({useEmitter:Lm,useEmitterValue:Q,usePublisher:Rm}),Vm=Im,Hm=Kd(([e,t])=>({...e,...t}),kd(rm,Kd(()=>{let e=Y(e=>(0,H.jsxs)(`td`,{children:[`Item $`,e]})),t=Y(null),n=Y(e=>(0,H.jsxs)(`td`,{colSpan:1e3,children:[`Group `,e]})),r=Y(null),i=Y(null),a=Y({}),o=Y(hm),s=Y(Ed),c=(e,t=null)=>Ud(q(a,K(t=>t[e]),Id()),t);return{components:a,computeItemKey:o,context:t,EmptyPlaceholder:c(`EmptyPlaceholder`),FillerRow:c(`FillerRow`),fixedFooterContent:i,fixedHeaderContent:r,itemContent:e,groupContent:n,ScrollerComponent:c(`Scroller`,`div`),scrollerRef:s,ScrollSeekPlaceholder:c(`ScrollSeekPlaceholder`),TableBodyComponent:c(`TableBody`,`tbody`),TableComponent:c(`Table`,`table`),TableFooterComponent:c(`TableFoot`,`tfoot`),TableHeadComponent:c(`TableHead`,`thead`),TableRowComponent:c(`TableRow`,`tr`),GroupComponent:c(`Group`,`tr`)}}))),Um=({height:e})=>(0,H.jsx)(`tr`,{children:(0,H.jsx)(`td`,{style:{height:e}})}),Wm=({height:e})=>(0,H.jsx)(`tr`,{children:(0,H.jsx)(`td`,{style:{border:0,height:e,padding:0}})}),Gm={overflowAnchor:`none`},Km={position:dm(),zIndex:2,overflowAnchor:`none`},qm=V.memo(function({showTopList:e=!1}){let t=$(`listState`),n=$(`computeItemKey`),r=$(`firstItemIndex`),i=$(`context`),a=$(`isSeeking`),o=$(`fixedHeaderHeight`),s=$(`groupIndices`).length>0,c=$(`itemContent`),l=$(`groupContent`),u=$(`ScrollSeekPlaceholder`)??Um,d=$(`GroupComponent`),f=$(`TableRowComponent`),p=(e?t.topItems:[]).reduce((e,t,n)=>(n===0?e.push(t.size):e.push(e[n-1]+t.size),e),[]);return(e?t.topItems:t.items).map(t=>{let m=t.originalIndex,h=n(m+r,t.data,i),g=e?m===0?0:p[m-1]:0;return a?(0,V.createElement)(u,{...Dm(u,i),height:t.size,index:t.index,key:h,type:t.type||`item`}):t.type===`group`?(0,V.createElement)(d,{...Dm(d,i),"data-index":m,"data-item-index":t.index,"data-known-size":t.size,key:h,style:{...Km,top:o}},l(t.index,i)):(0,V.createElement)(f,{...Dm(f,i),...Om(f,t.data),"data-index":m,"data-item-index":t.index,"data-known-size":t.size,"data-item-group-index":t.groupIndex,key:h,style:e?{...Km,top:o+g}:Gm},s?c(t.index,t.groupIndex,t.data,i):c(t.index,t.data,i))})}),Jm=V.memo(function(){let e=$(`listState`),t=$(`topItemsIndexes`).length>0,n=$m(`sizeRanges`),r=$(`useWindowScroll`),i=$(`customScrollParent`),a=$m(`windowScrollContainerState`),o=$m(`scrollContainerState`),s=i||r?a:o,c=$(`trackItemSizes`),{callbackRef:l,ref:u}=cf(n,$(`itemSize`),c,s,$(`log`),void 0,i,!1,$(`skipAnimationFrameInResizeObserver`)),[d,f]=V.useState(0);Qm(`deviation`,e=>{d!==e&&(u.current.style.marginTop=`${e}px`,f(e))});let p=$m(`deviationCommitted`);df(()=>{p(d)},[d,p]);let m=$(`EmptyPlaceholder`),h=$(`FillerRow`)??Wm,g=$(`TableBodyComponent`),_=$(`paddingTopAddition`),v=$(`statefulTotalCount`),y=$(`context`);if(v===0&&m!=null)return(0,H.jsx)(m,{...Dm(m,y)});let b=(t?e.topItems:[]).reduce((e,t)=>e+t.size,0),x=e.offsetTop+_+d-b,S=e.offsetBottom,C=x>0?(0,H.jsx)(h,{context:y,height:x},`padding-top`):null,w=S>0?(0,H.jsx)(h,{context:y,height:S},`padding-bottom`):null;return(0,H.jsxs)(g,{"data-testid":`virtuoso-item-list`,ref:l,...Dm(g,y),children:[C,t&&(0,H.jsx)(qm,{showTopList:!0}),(0,H.jsx)(qm,{}),w]})}),Ym=({children:e})=>{let t=V.useContext(sm),n=$m(`viewportHeight`),r=$m(`fixedItemHeight`),i=of(V.useMemo(()=>xd(n,e=>hf(e,`height`)),[n]),!0,$(`skipAnimationFrameInResizeObserver`));return V.useEffect(()=>{t&&(n(t.viewportHeight),r(t.itemHeight))},[t,n,r]),(0,H.jsx)(`div`,{"data-viewport-type":`element`,ref:i,style:wm(!1),children:e})},Xm=({children:e})=>{let t=V.useContext(sm),n=$m(`windowViewportRect`),r=$m(`fixedItemHeight`),i=$(`customScrollParent`),a=$(`useWindowScroll`),o=gf(n,i,$(`skipAnimationFrameInResizeObserver`));return V.useEffect(()=>{t&&(r(t.itemHeight),n({listHeight:0,offsetTop:0,visibleHeight:t.viewportHeight,visibleWidth:100}))},[t,n,r]),(0,H.jsx)(`div`,{"data-viewport-type":`window`,ref:o,style:Tm(!1,a),children:e})},{Component:Zm,useEmitter:Qm,useEmitterValue:$,usePublisher:$m}=om(Hm,{optional:{restoreStateFrom:`restoreStateFrom`,context:`context`,followOutput:`followOutput`,firstItemIndex:`firstItemIndex`,itemContent:`itemContent`,groupContent:`groupContent`,fixedHeaderContent:`fixedHeaderContent`,fixedFooterContent:`fixedFooterContent`,overscan:`overscan`,increaseViewportBy:`increaseViewportBy`,minOverscanItemCount:`minOverscanItemCount`,totalCount:`totalCount`,topItemCount:`topItemCount`,initialTopMostItemIndex:`initialTopMostItemIndex`,components:`components`,groupCounts:`groupCounts`,atBottomThreshold:`atBottomThreshold`,atTopThreshold:`atTopThreshold`,computeItemKey:`computeItemKey`,defaultItemHeight:`defaultItemHeight`,fixedGroupHeight:`fixedGroupHeight`,fixedItemHeight:`fixedItemHeight`,itemSize:`itemSize`,scrollSeekConfiguration:`scrollSeekConfiguration`,data:`data`,initialItemCount:`initialItemCount`,initialScrollTop:`initialScrollTop`,alignToBottom:`alignToBottom`,useWindowScroll:`useWindowScroll`,customScrollParent:`customScrollParent`,scrollerRef:`scrollerRef`,logLevel:`logLevel`,skipAnimationFrameInResizeObserver:`skipAnimationFrameInResizeObserver`},methods:{scrollToIndex:`scrollToIndex`,scrollIntoView:`scrollIntoView`,scrollTo:`scrollTo`,scrollBy:`scrollBy`,getState:`getState`},events:{isScrolling:`isScrolling`,endReached:`endReached`,startReached:`startReached`,rangeChanged:`rangeChanged`,atBottomStateChange:`atBottomStateChange`,atTopStateChange:`atTopStateChange`,totalListHeightChanged:`totalListHeightChanged`,itemsRendered:`itemsRendered`,groupIndices:`groupIndices`}},V.memo(function(e){let t=$(`useWindowScroll`),n=$(`customScrollParent`),r=$m(`fixedHeaderHeight`),i=$m(`fixedFooterHeight`),a=$(`fixedHeaderContent`),o=$(`fixedFooterContent`),s=$(`context`),c=of(V.useMemo(()=>xd(r,e=>hf(e,`height`)),[r]),!0,$(`skipAnimationFrameInResizeObserver`)),l=of(V.useMemo(()=>xd(i,e=>hf(e,`height`)),[i]),!0,$(`skipAnimationFrameInResizeObserver`)),u=n||t?th:eh,d=n||t?Xm:Ym,f=$(`TableComponent`),p=$(`TableHeadComponent`),m=$(`TableFooterComponent`),h=a?(0,H.jsx)(p,{ref:c,style:{position:`sticky`,top:0,zIndex:2},...Dm(p,s),children:a()},`TableHead`):null,g=o?(0,H.jsx)(m,{ref:l,style:{bottom:0,position:`sticky`,zIndex:1},...Dm(m,s),children:o()},`TableFoot`):null;return(0,H.jsx)(u,{...e,...Dm(u,s),children:(0,H.jsx)(d,{children:(0,H.jsxs)(f,{style:{borderSpacing:0,overflowAnchor:`none`},...Dm(f,s),children:[h,(0,H.jsx)(Jm,{},`TableBody`),g]})})})})),eh=jm({useEmitter:Qm,useEmitterValue:$,usePublisher:$m}),th=Mm({useEmitter:Qm,useEmitterValue:$,usePublisher:$m}),nh={bottom:0,itemHeight:0,items:[],itemWidth:0,offsetBottom:0,offsetTop:0,top:0},rh={bottom:0,itemHeight:0,items:[{index:0}],itemWidth:0,offsetBottom:0,offsetTop:0,top:0},{ceil:ih,floor:ah,max:oh,min:sh,round:ch}=Math;function lh(e,t,n){return Array.from({length:t-e+1}).map((t,r)=>({data:n===null?null:n[r+e],index:r+e}))}function uh(e){return{...rh,items:e}}function dh(e,t){return e!==void 0&&e.width===t.width&&e.height===t.height}function fh(e,t){return e!==void 0&&e.column===t.column&&e.row===t.row}var ph=Kd(([{increaseViewportBy:e,listBoundary:t,overscan:n,visibleRange:r},{footerHeight:i,headerHeight:a,scrollBy:o,scrollContainerState:s,scrollTo:c,scrollTop:l,smoothScrollTargetReached:u,viewportHeight:d},f,p,{didMount:m,propsReady:h},{customScrollParent:g,useWindowScroll:_,windowScrollBy:v,windowScrollContainerState:y,windowScrollTo:b,windowViewportRect:x},S])=>{let C=Y(0),w=Y(0),T=Y(nh),E=Y({height:0,width:0}),D=Y({height:0,width:0}),O=X(),k=X(),A=Y(0),j=Y(null),M=Y({column:0,row:0}),N=X(),P=X(),F=Y(!1),I=Y(0),L=Y(!0),ee=Y(!1),te=Y(!1);Ad(q(m,J(I),G(([e,t])=>!vp(t))),()=>{U(L,!1)}),Ad(q(Yd(m,L,D,E,I,ee),G(([e,t,n,r,,i])=>e&&!t&&n.height!==0&&r.height!==0&&!i)),([,,,,e])=>{e===void 0?U(L,!0):(U(ee,!0),gp(1,()=>{U(O,e)}),Nd(q(l),()=>{U(t,[0,0]),U(L,!0)}))}),W(q(P,G(e=>e!=null&&e.scrollTop>0),Ld(0)),w),Ad(q(m,J(P),G(([,e])=>e!=null)),([,e])=>{e&&(U(E,e.viewport),U(D,e.item),U(M,e.gap),e.scrollTop>0&&(U(F,!0),Nd(q(l,zd(1)),e=>{U(F,!1)}),U(c,{top:e.scrollTop})))}),W(q(E,K(({height:e})=>e)),d),W(q(Yd(Z(E,dh),Z(D,dh),Z(M,(e,t)=>e!==void 0&&e.column===t.column&&e.row===t.row),Z(l)),K(([e,t,n,r])=>({gap:n,item:t,scrollTop:r,viewport:e}))),N),W(q(Yd(Z(C),r,Z(M,fh),Z(D,dh),Z(E,dh),Z(j),Z(w),Z(F),Z(L),Z(I)),G(([,,,,,,,e])=>!e),K(([e,[t,n],r,i,a,o,s,,c,l])=>{let{column:u,row:d}=r,{height:f,width:p}=i,{width:m}=a;if(s===0&&(e===0||m===0))return nh;if(p===0){let t=_p(l,e);return uh(lh(t,t+Math.max(s-1,0),o))}let h=mh(m,p,u),g,_;c?t===0&&n===0&&s>0?(g=0,_=s-1):(g=h*ah((t+d)/(f+d)),_=h*ih((n+d)/(f+d))-1,_=sh(e-1,oh(_,h-1)),g=sh(_,oh(0,g))):(g=0,_=-1);let v=lh(g,_,o),{bottom:y,top:b}=hh(a,r,i,v),x=ih(e/h);return{bottom:y,itemHeight:f,items:v,itemWidth:p,offsetBottom:x*f+(x-1)*d-y,offsetTop:b,top:b}})),T),W(q(j,G(e=>e!==null),K(e=>e.length)),C),W(q(Yd(E,D,T,M),G(([e,t,{items:n}])=>n.length>0&&t.height!==0&&e.height!==0),K(([e,t,{items:n},r])=>{let{bottom:i,top:a}=hh(e,r,t,n);return[a,i]}),Id(Bf)),t);let ne=Y(!1);W(q(l,J(ne),K(([e,t])=>t||e!==0)),ne);let re=Wd(q(Yd(T,C),G(([{items:e},t])=>{let n=Md(j);return e.length>0&&(n===null||n.length===t)}),J(ne),G(([[e,t],n])=>{let r=e.items[e.items.length-1].index===t-1;return(n||e.bottom>0&&e.itemHeight>0&&e.offsetBottom===0&&e.items.length===t)&&r}),K(([[,e]])=>[e-1,Md(j)]),Id(Bf),K(([e])=>e))),ie=Wd(q(Z(T),G(({items:e})=>e.length>0&&e[0].index===0),Ld(0),Id())),ae=Wd(q(Z(T),J(F),G(([{items:e},t])=>e.length>0&&!t),K(([{items:e}])=>({endIndex:e[e.length-1].index,startIndex:e[0].index})),Id(zf),Bd(0)));W(ae,p.scrollSeekRangeChanged),W(q(O,J(E,D,C,M),K(([e,t,n,r,i])=>{let a=pp(e),{align:o,behavior:s,offset:c}=a,l=a.index;l===`LAST`&&(l=r-1),l=oh(0,sh(r-1,l));let u=gh(t,i,n,l);return o===`end`?u=ch(u-t.height+n.height):o===`center`&&(u=ch(u-t.height/2+n.height/2)),c!==void 0&&c!==0&&(u+=c),{behavior:s,top:u}})),c);let oe=Ud(q(T,K(e=>e.offsetBottom+e.bottom)),0);return W(q(x,K(e=>({height:e.visibleHeight,width:e.visibleWidth}))),E),{customScrollParent:g,data:j,deviation:A,footerHeight:i,gap:M,headerHeight:a,increaseViewportBy:e,initialItemCount:w,itemDimensions:D,overscan:n,restoreStateFrom:P,scrollBy:o,scrollContainerState:s,scrollHeight:k,scrollTo:c,scrollToIndex:O,scrollTop:l,smoothScrollTargetReached:u,totalCount:C,useWindowScroll:_,viewportDimensions:E,windowScrollBy:v,windowScrollContainerState:y,windowScrollTo:b,windowViewportRect:x,...p,gridState:T,horizontalDirection:te,initialTopMostItemIndex:I,totalListHeight:oe,...f,endReached:re,propsReady:h,rangeChanged:ae,startReached:ie,stateChanged:N,stateRestoreInProgress:F,...S}},kd(Mp,_f,Ep,Xp,dp,Zp,ef));function mh(e,t,n){return oh(1,ah((e+n)/(ah(t)+n)))}function hh(e,t,n,r){let{height:i}=n;if(i===void 0||r.length===0)return{bottom:0,top:0};let a=gh(e,t,n,r[0].index);return{bottom:gh(e,t,n,r[r.length-1].index)+i,top:a}}function gh(e,t,n,r){let i=ah(r/mh(e.width,n.width,t.column)),a=i*n.height+oh(0,i-1)*t.row;return a>0?a+t.row:a}var _h=Kd(([e,t])=>({...e,...t}),kd(ph,Kd(()=>{let e=Y(e=>`Item ${e}`),t=Y({}),n=Y(null),r=Y(`virtuoso-grid-item`),i=Y(`virtuoso-grid-list`),a=Y(hm),o=Y(`div`),s=Y(Ed),c=(e,n=null)=>Ud(q(t,K(t=>t[e]),Id()),n),l=Y(!1),u=Y(!1);return W(Z(u),l),{components:t,computeItemKey:a,context:n,FooterComponent:c(`Footer`),HeaderComponent:c(`Header`),headerFooterTag:o,itemClassName:r,ItemComponent:c(`Item`,`div`),itemContent:e,listClassName:i,ListComponent:c(`List`,`div`),readyStateChanged:l,reportReadyState:u,ScrollerComponent:c(`Scroller`,`div`),scrollerRef:s,ScrollSeekPlaceholder:c(`ScrollSeekPlaceholder`,`div`)}}))),vh=V.memo(function(){let e=Th(`gridState`),t=Th(`listClassName`),n=Th(`itemClassName`),r=Th(`itemContent`),i=Th(`computeItemKey`),a=Th(`isSeeking`),o=Eh(`scrollHeight`),s=Th(`ItemComponent`),c=Th(`ListComponent`),l=Th(`ScrollSeekPlaceholder`),u=Th(`context`),d=Eh(`itemDimensions`),f=Eh(`gap`),p=Th(`log`),m=Th(`stateRestoreInProgress`),h=Eh(`reportReadyState`),g=of(V.useMemo(()=>e=>{let t=e.parentElement.parentElement.scrollHeight;o(t);let n=e.firstChild;n!==null&&d({height:mf(n,`height`),width:mf(n,`width`)}),f({column:kh(`column-gap`,getComputedStyle(e).columnGap,p),row:kh(`row-gap`,getComputedStyle(e).rowGap,p)})},[o,d,f,p]),!0,!1);return df(()=>{e.itemHeight>0&&e.itemWidth>0&&h(!0)},[e]),m?null:(0,H.jsx)(c,{className:t,ref:g,...Dm(c,u),"data-testid":`virtuoso-item-list`,style:{paddingBottom:e.offsetBottom,paddingTop:e.offsetTop},children:e.items.map(t=>{let o=i(t.index,t.data,u);return a?(0,H.jsx)(l,{...Dm(l,u),height:e.itemHeight,index:t.index,width:e.itemWidth},o):(0,V.createElement)(s,{...Dm(s,u),className:n,"data-index":t.index,key:o},r(t.index,t.data,u))})})}),yh=V.memo(function(){let e=Th(`HeaderComponent`),t=Eh(`headerHeight`),n=Th(`headerFooterTag`),r=of(V.useMemo(()=>e=>{t(hf(e,`height`))},[t]),!0,!1),i=Th(`context`);return e==null?null:(0,H.jsx)(n,{ref:r,children:(0,H.jsx)(e,{...Dm(e,i)})})}),bh=V.memo(function(){let e=Th(`FooterComponent`),t=Eh(`footerHeight`),n=Th(`headerFooterTag`),r=of(V.useMemo(()=>e=>{t(hf(e,`height`))},[t]),!0,!1),i=Th(`context`);return e==null?null:(0,H.jsx)(n,{ref:r,children:(0,H.jsx)(e,{...Dm(e,i)})})}),xh=({children:e})=>{let t=V.useContext(cm),n=Eh(`itemDimensions`),r=Eh(`viewportDimensions`),i=of(V.useMemo(()=>e=>{r({height:mf(e,`height`),width:mf(e,`width`)})},[r]),!0,!1);return V.useEffect(()=>{t&&(r({height:t.viewportHeight,width:t.viewportWidth}),n({height:t.itemHeight,width:t.itemWidth}))},[t,r,n]),(0,H.jsx)(`div`,{ref:i,style:wm(!1),children:e})},Sh=({children:e})=>{let t=V.useContext(cm),n=Eh(`windowViewportRect`),r=Eh(`itemDimensions`),i=Th(`customScrollParent`),a=Th(`useWindowScroll`),o=gf(n,i,!1);return V.useEffect(()=>{t&&(r({height:t.itemHeight,width:t.itemWidth}),n({listHeight:0,offsetTop:0,visibleHeight:t.viewportHeight,visibleWidth:t.viewportWidth}))},[t,n,r]),(0,H.jsx)(`div`,{ref:o,style:Tm(!1,a),children:e})},{Component:Ch,useEmitter:wh,useEmitterValue:Th,usePublisher:Eh}=om(_h,{optional:{context:`context`,totalCount:`totalCount`,overscan:`overscan`,itemContent:`itemContent`,components:`components`,computeItemKey:`computeItemKey`,data:`data`,initialItemCount:`initialItemCount`,scrollSeekConfiguration:`scrollSeekConfiguration`,headerFooterTag:`headerFooterTag`,listClassName:`listClassName`,itemClassName:`itemClassName`,useWindowScroll:`useWindowScroll`,customScrollParent:`customScrollParent`,scrollerRef:`scrollerRef`,logLevel:`logLevel`,restoreStateFrom:`restoreStateFrom`,initialTopMostItemIndex:`initialTopMostItemIndex`,increaseViewportBy:`increaseViewportBy`},methods:{scrollTo:`scrollTo`,scrollBy:`scrollBy`,scrollToIndex:`scrollToIndex`},events:{isScrolling:`isScrolling`,endReached:`endReached`,startReached:`startReached`,rangeChanged:`rangeChanged`,atBottomStateChange:`atBottomStateChange`,atTopStateChange:`atTopStateChange`,stateChanged:`stateChanged`,readyStateChanged:`readyStateChanged`}},V.memo(function({...e}){let t=Th(`useWindowScroll`),n=Th(`customScrollParent`),r=n||t?Oh:Dh,i=n||t?Sh:xh,a=Th(`context`);return(0,H.jsx)(r,{...e,...Dm(r,a),children:(0,H.jsxs)(i,{children:[(0,H.jsx)(yh,{}),(0,H.jsx)(vh,{}),(0,H.jsx)(bh,{})]})})})),Dh=jm({useEmitter:wh,useEmitterValue:Th,usePublisher:Eh}),Oh=Mm({useEmitter:wh,useEmitterValue:Th,usePublisher:Eh});function kh(e,t,n){return t!==`normal`&&t?.endsWith(`px`)!==!0&&n(`${e} was not resolved to pixel value correctly`,t,Zd.WARN),t===`normal`?0:parseInt(t??`0`,10)}var Ah=g.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: calc(var(--ui-row-height) * 4);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  line-height: 1.3;
`,jh=g.div`
  position: relative;
  flex: 1;
  min-block-size: 0;

  /* More lies to the side: past the pinned columns there. */
  &[data-more-start]::before,
  &[data-more-end]::after {
    content: '';
    position: absolute;
    z-index: 4;
    inset-block: 0;
    inline-size: 12px;
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--ui-color-border-control) 45%, transparent),
      transparent
    );
    pointer-events: none;
  }
  &[data-more-start]::before {
    inset-inline-start: var(--edge-start, var(--pinned-start, 0px));
  }
  &[data-more-end]::after {
    inset-inline-end: calc(var(--pinned-end, 0px) + var(--scroll-bar, 0px));
  }
  &[data-more-start]:dir(rtl)::before,
  &[data-more-end]:dir(ltr)::after {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    &[data-more-start]::before,
    &[data-more-end]::after {
      inline-size: 2px;
      background: CanvasText;
    }
  }

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
    border-radius: var(--ui-radius-8);
  }
`,Mh=g.div`
  position: absolute;
  inline-size: 0;
  block-size: var(--card-height, var(--ui-row-height));
  visibility: hidden;
`,Nh=g.div`
  overflow: auto;
  overflow-anchor: none;
  scrollbar-width: thin;
  scrollbar-color: var(--ui-color-border-control) transparent;
  &[data-header] {
    scroll-padding-block-start: var(--ui-row-height);
  }
`,Ph=g.div``,Fh=g.div`
  block-size: var(--ui-row-height);
`,Ih=g.div`
  [data-bar] {
    display: inline-block;
    block-size: 10px;
    inline-size: var(--bar-1);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-skeleton);
    animation: ui-rows-wait 1.4s ease-in-out infinite alternate;
  }
  [data-bar='1'] {
    inline-size: var(--bar-2);
  }
  [data-bar='2'] {
    inline-size: var(--bar-3);
  }
  [data-bar='3'] {
    inline-size: var(--bar-4);
  }
  @media (forced-colors: active) {
    [data-bar] {
      background: GrayText;
    }
  }
  @keyframes ui-rows-wait {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-bar] {
      animation: none;
    }
  }
`,Lh=g.div`
  &[data-place='instead'] {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: var(--ui-space-6);
    overflow: auto;
    color: var(--ui-color-text-muted);
    text-align: center;
  }
  &[data-place='instead'][data-header] {
    inset-block-start: var(--ui-row-height);
  }
  &[data-place='under'] {
    padding: var(--ui-space-2) var(--ui-space-3);
    border-block-start: 1px solid var(--ui-color-border);
  }
  &[data-place='unseen'] {
    ${xl}
  }
`,Rh={Item:(0,V.memo)(function({context:e,"data-index":t}){return e.draw(t+e.skippedNow())}),Scroller:({context:e,style:t,children:n,ref:r})=>(0,H.jsxs)(Nh,{ref:r,style:t,"data-header":e.header?``:void 0,children:[e.header,n,e.skeleton]}),List:({context:e,...t})=>(0,H.jsx)(Ph,{...t,role:e.isGroup?`rowgroup`:void 0}),Header:({context:e})=>e?.header?(0,H.jsx)(Fh,{}):null},zh=(e,t,n)=>n.keyAt(e+n.skippedNow()),Bh=`[data-focus]`,Vh=e=>e.querySelector(Bh)??e,Hh=class{#e=null;#t=!1;get root(){return this.#e}attach(e){this.#e=e}get isParking(){return this.#t}focus(e){let t=Vh(e);t===e&&(t.tabIndex=0),t.focus({preventScroll:!0})}park(){this.#e&&(this.#t=!0,this.#e.tabIndex=0,this.#e.focus({preventScroll:!0}),this.#t=!1)}arrived(e){let{root:t}=this;t&&(document.activeElement===t&&Vh(e).focus({preventScroll:!0}),t.tabIndex=-1)}leaving(e){this.#e&&(this.#e.tabIndex=0,e.contains(document.activeElement)&&this.park())}};function Uh(e,t){if(!e||e.row===-1||t.count===0)return e;let n=t.find(e.key,e.row),r=n>=0?n:Math.min(e.row,t.count-1),i=t.keyAt(r);return r===e.row&&i===e.key?e:{...e,row:r,key:i}}function Wh({source:e,tracks:t,hasActiveRows:n,initialPlace:r,reveal:i}){let[a]=(0,V.useState)(()=>new Hh),[o,s]=(0,V.useState)(()=>{let{top:i,active:a=null}=r??{top:0},o=n?null:t.find(({kind:e})=>e===`data`)?.id??``;return a===null?null:Uh({row:i,key:a,track:o},e)}),[c,l]=(0,V.useState)(e),u=o;c!==e&&(u=Uh(o,e),l(e),s(u));let d=t.length>0,f=e=>a.root?.querySelector(d?`[aria-rowindex="${e+2}"]`:`[data-row="${e}"]`)??null,p=({row:e,cell:t})=>{let n=f(e);return t<0?n:n?.querySelector(`[aria-colindex="${t+1}"]`)??null},m=(e,t)=>t===-1?d:t>=0&&t<e.count;return{keeper:a,active:u,activeCell:u?t.findIndex(({id:e})=>e===u.track):-1,rowElement:f,elementAt:p,isActiveThere:u!==null&&m(e,u.row),moveTo({row:n,cell:r},{isRevealed:o=!1,coming:c}={}){let l=c??e,u=r<0?null:t[r]?.id;if(u===void 0||!m(l,n))return;let d=c?null:p({row:n,cell:r});d?a.focus(d):a.park(),s({row:n,key:n===-1?``:l.keyAt(n),track:u}),o||(c?requestAnimationFrame(()=>{i(n,r);let e=p({row:n,cell:r});e&&document.activeElement===a.root&&a.focus(e)}):i(n,r))}}}var Gh=(e,t)=>e.openMenu(t),Kh=(e,t,{isShift:n})=>e.columns?.isColumn(t.cell)===!1?e.act(t):e.columns?.sortBy(t.cell,n),qh=e=>({columns:t},{cell:n})=>t?.isColumn(n)===!0&&t.resizeBy(n,e),Jh=e=>({columns:t},{cell:n})=>t?.isColumn(n)===!0&&t.moveBy(n,e),Yh={ContextMenu:Gh,"Shift+F10":Gh,F2:(e,t)=>e.goInto(t),"Ctrl+a":e=>e.isMultiple?e.toggleAll():e.levels===null},Xh={...Yh,"Alt+ArrowDown":Gh,Enter:Kh," ":Kh,"Shift+ArrowRight":qh(1),"Shift+ArrowLeft":qh(-1),"Ctrl+ArrowRight":Jh(1),"Ctrl+ArrowLeft":Jh(-1)},Zh={...Yh,Enter:(e,t)=>e.act(t)," ":(e,{row:t})=>e.toggle(t)},Qh={...Zh,"Alt+ArrowDown":Gh};function $h({key:e,isFar:t,isShift:n},{row:r,cell:i},a){let{levels:o,columns:s}=a,c=a.source.count-1,l=(s?.count??0)-1,u=Math.min(0,c),d=t&&!o;switch(e){case`ArrowDown`:return r===-1&&o&&c>=0?{row:0,cell:i===0?-1:i}:{row:d?c:Math.min(c,r+1),cell:i};case`ArrowUp`:return r===0&&s&&!d&&!n?{row:-1,cell:Math.max(0,i)}:{row:d?u:r===-1?r:Math.max(0,r-1),cell:i};case`PageDown`:return{row:Math.min(c,Math.max(0,r)+a.pageRows()),cell:i};case`PageUp`:return{row:r===-1?r:Math.max(0,r-a.pageRows()),cell:i};case`ArrowRight`:return i<0?null:{row:r,cell:Math.min(l,i+1)};case`ArrowLeft`:return i<0?null:{row:r,cell:Math.max(0,i-1)};case`Home`:return t?{row:u,cell:o?i:0}:i<0?{row:u,cell:i}:{row:r,cell:0};case`End`:return t?{row:c,cell:o?i:l}:i<0?{row:c,cell:i}:{row:r,cell:l};default:return null}}var eg={ArrowLeft:`ArrowRight`,ArrowRight:`ArrowLeft`},tg=e=>/^.$/u.test(e);function ng(e,t,n,r){let{altKey:i,shiftKey:a}=e,{levels:o}=n,s=e.ctrlKey||e.metaKey,c=(r?eg[e.key]:void 0)??e.key,l=t.row===-1;if(c===`Escape`)return o?.cancel()??!1;if(l?n.columns===null:t.row>=n.source.count)return!1;let u=l?[Xh]:o?[o.keys,Zh]:[Qh],d={key:c,isShift:a,isFar:s},f=`${s?`Ctrl+`:``}${i?`Alt+`:``}`,p=tg(c)?c.toLowerCase():c,m=(a?[`${f}Shift+${p}`,f+p]:[f+p]).flatMap(e=>u.flatMap(t=>t[e]??[]))[0];if(m&&m(n,t,d)!==!1)return!0;if(i)return!1;let h=$h(d,t,n);return h?(n.moveTo(h,{extend:a&&n.isMultiple&&h.row!==t.row}),!0):!1}var rg=`a, button, input, select, textarea, [role="button"], [role="link"], [data-focus], [data-box], [data-twist]:not([data-twist="none"])`,ig=`[data-row][aria-level], [data-link], [role="gridcell"], [role="columnheader"]`;function ag(e,t){if(!(e instanceof Element))return null;let n=e.closest(t?`[aria-rowindex]`:`[data-row][aria-level]`);if(!n)return null;let r=e.closest(`[aria-colindex]`);return{row:t?Number(n.getAttribute(`aria-rowindex`))-2:Number(n.getAttribute(`data-row`)),cell:r&&n.contains(r)?Number(r.getAttribute(`aria-colindex`))-1:-1,target:e}}var og=e=>e.pointerType===`touch`;function sg(e){let{keeper:t,columns:n,levels:r}=e,i=(0,V.useRef)(!1),a=e=>{let t=ag(e,n!==null);return t&&(t.cell>=0||r&&t.row!==-1)?t:null};return{onFocus({target:n,currentTarget:r}){n===r&&!t.isParking&&!i.current&&e.enter()},onMouseDown(t){let{target:n,shiftKey:o,ctrlKey:s,metaKey:c,button:l}=t;i.current=!0,setTimeout(()=>i.current=!1);let u=a(n),d=n instanceof Element&&n.closest(`[data-link]`)!==null,f={isRange:o&&!d,isToggle:(s||c)&&!d};u&&l===0&&e.press(u,f),(f.isRange||r&&u?.target.closest(`[data-box]`))&&t.preventDefault()},onClick({target:t,shiftKey:r,ctrlKey:i,metaKey:o,nativeEvent:s}){let c=a(t);if(!c||e.isDragEnd())return;let{row:l,cell:u}=c,d=c.target.closest(`[data-menu], [data-dots]`),f=i||o||og(s);d?e.openMenu(c,d):l===-1?n?.isColumn(u)?n.sortBy(u,r):e.act(c):e.click(c,c.target,{isRange:r,isToggle:f})},onDoubleClick({target:t}){let r=a(t);r?.row===-1?r.target.closest(`[data-resize]`)&&n?.fit(r.cell):r&&(r.cell<0||n?.isColumn(r.cell))&&!r.target.closest(rg)&&e.open(r.row)},onContextMenu(t){let n=a(t.target);n&&!t.defaultPrevented&&(t.preventDefault(),(t.button===2||og(t.nativeEvent))&&(e.moveTo(r&&n.row!==-1?{...n,cell:-1}:n,{isRevealed:!0}),e.openMenu(n,{x:t.clientX,y:t.clientY})))},onKeyDown(n){let{target:i,currentTarget:a}=n;if(n.defaultPrevented||!(i instanceof HTMLElement)||!a.contains(i))return;let{active:o}=e,s={row:o?.row??-1,cell:r?e.activeCell:Math.max(0,e.activeCell)},c=o&&e.elementAt(s);if(!(i===a||c&&i===Vh(c)||i.matches(ig))){if(n.key!==`Escape`||!c?.contains(i))return;n.stopPropagation(),t.focus(c);return}let l=s.row===-1?null:r?.type(n,s.row)??null;l!==null&&l>=0&&e.moveTo({row:l,cell:-1});let u=getComputedStyle(a).direction===`rtl`;(l!==null||ng(n,s,e,u))&&(n.preventDefault(),n.stopPropagation())},onCopy(t){let{target:n,clipboardData:r}=t,i=globalThis.getSelection(),a=n instanceof HTMLInputElement||n instanceof HTMLTextAreaElement||i&&!i.isCollapsed?null:e.copied();a!==null&&(r.setData(`text/plain`,a),t.preventDefault())},onPointerOver({target:e}){let t=e instanceof Element?e.closest(`[data-label], [role="gridcell"]`):null;t&&!t.matches(`[data-tree]`)&&([t,...t.querySelectorAll(`[data-text]`)].some(e=>e.scrollWidth>e.clientWidth&&e.clientWidth>0)?t.title=t.textContent:t.title&&t.removeAttribute(`title`))}}}var cg=()=>null,lg={top:260,bottom:440},ug=({width:e,edges:t},n)=>({"--grid-width":Eu(e),...n?{}:{"--pinned-start":Eu(t.start),"--pinned-boxes":Eu(t.boxes),"--pinned-end":Eu(t.end)}});function dg(e){let{engine:t,rows:n,context:r,label:i,total:a,isBusy:o,isFlat:s,looks:c,onPress:l,onEndReached:u,children:d,...f}=e,{place:p,scroll:m,rowHeight:h,probe:g,attach:_}=t,{skipped:v,skippedNow:y}=m,{source:b,columns:x,levels:S,isMultiple:C}=n,{Frame:w,Root:T}=c,E=sg(n),D=(0,V.useMemo)(()=>({...r,skipped:v,skippedNow:y}),[r,v,y]);return(0,H.jsxs)(w,{...f,children:[(0,H.jsx)(Mh,{ref:g}),(0,H.jsx)(T,{...E,onPointerDown:e=>{l?.(e),x?.onPointerDown(e)},onScrollCapture:()=>{m.onScroll(),p.onScroll()},ref:_,role:S?x?`treegrid`:`tree`:`grid`,tabIndex:0,"data-flat":s||void 0,"aria-label":i,"aria-rowcount":x?(a??b.count)+1:void 0,"aria-colcount":x?.count,"aria-multiselectable":C||void 0,"aria-busy":o,style:x?ug(x,S!==null):void 0,children:(0,H.jsx)(Vm,{initialTopMostItemIndex:m.first,totalCount:m.rows,context:D,components:Rh,computeItemKey:zh,itemContent:cg,fixedItemHeight:h,increaseViewportBy:lg,scrollerRef:m.attach,endReached:m.rows+v===b.count?u:void 0,skipAnimationFrameInResizeObserver:!0},m.listKey)}),d]})}function fg({state:e=`ready`,messages:t,count:n,hasHeader:r,isAsking:i=!1,...a}){let{t:o}=R(),s=n===0&&e===`loading`,c=n>0?e===`error`?`under`:`unseen`:s?`unseen`:`instead`;return(0,H.jsx)(Lh,{role:`status`,"data-place":c,"data-header":r||void 0,children:e===`error`?a.error??o(`${t}.error`):n>0?a.found:s||i?o(`${t}.loading`):a.isFiltered?a.noMatch??o(`${t}.noMatch`):a.empty??o(`${t}.empty`)})}var pg=class{#e;#t;#n;constructor(e,t){this.#e=e,this.#t=t}isOf(e){return this.#e===e}get size(){return this.#n?.size??this.#e.length}has(e){return this.#r().has(e)}forEach(e){for(let t of this)e(t,t,this)}*entries(){for(let e of this)yield[e,e]}*keys(){yield*this}*values(){yield*this}*[Symbol.iterator](){yield*this.#r()}#r(){return this.#n??=new Set(this.#e.map(this.#t))}},mg=new Set;function hg(e,t,n,r){return e.size===0?!1:e instanceof pg&&e.isOf(t)||e.has(n(r))}function gg(e,t,n){return e.size===0||t.length===0?`none`:e instanceof pg&&e.isOf(t)||e.size>=t.length&&t.every(t=>e.has(n(t)))?`all`:`some`}var _g=(e,t,n)=>n.size===0?[]:e.filter(r=>hg(n,e,t,r)),vg=8;function yg(e,t,n){if(e.size===0||e instanceof pg&&e.isOf(t))return e;if(e.size<=vg){let r=[...e].filter(e=>t.some(t=>n(t)===e));return r.length===e.size?e:r.length===0?mg:new Set(r)}let r=_g(t,n,e);return r.length===e.size?e:r.length===0?mg:r.length===t.length?new pg(t,n):new Set(r.map(n))}function bg(e,t){let n=new Set(e);return n.delete(t)||n.add(t),n}function xg(e,t,n,r=mg){let i=new Set(r);for(let r=Math.min(t,n);r<=Math.max(t,n);r++)e.itemAt(r)&&i.add(e.keyAt(r));return i}var Sg=(e,t,n)=>gg(e,t,n)===`all`?mg:new pg(t,n),Cg=(e,t)=>{let n=t=>e[t];return{has:(r,i)=>hg(r,e,t,n(i)),toggled:(e,r)=>bg(e,t(n(r))),toggledAll:n=>Sg(n,e,t)}};function wg(){let e=(0,V.useRef)(null),[t,n]=(0,V.useState)(36);return(0,V.useLayoutEffect)(()=>{let t=e.current;if(!t)return;let r=()=>n(e=>t.offsetHeight||e);r();let i=new ResizeObserver(r);return i.observe(t),()=>i.disconnect()},[]),{rowHeight:t,probe:e}}var Tg=150;function Eg(e,t,n){let[r]=(0,V.useState)(e?.top??0),[i,a]=(0,V.useState)(t>0);return!i&&t>0&&a(!0),{listKey:r>0&&!i?`waiting`:`begun`,first:Math.max(0,n?r-1:r)}}function Dg({initialPlace:e,onPlaceChange:t,active:n,firstVisible:r,count:i}){let a={top:e?.top??0,active:e?.active??null},o=(0,V.useRef)(a.top),s=(0,V.useRef)(a),c=(0,V.useRef)(void 0),l=(0,V.useEffectEvent)(e=>{clearTimeout(c.current),c.current=void 0;let n={top:o.current,active:e};(n.top!==s.current.top||n.active!==s.current.active)&&(s.current=n,t?.({place:n}))}),u=(0,V.useEffectEvent)(()=>l(n));(0,V.useEffect)(()=>l(n),[n]),(0,V.useEffect)(()=>()=>{c.current!==void 0&&u()},[]);let d=(0,V.useRef)(()=>u());return{onScroll(){i!==0&&(o.current=r(),clearTimeout(c.current),c.current=setTimeout(d.current,Tg))}}}var Og=6e6,kg=({count:e,rowHeight:t,limit:n=Og})=>Math.min(e,Math.floor(n/t)),Ag=(e,t,n)=>Math.max(e,Math.min(t,n));function jg(e){let{count:t,rowHeight:n,viewHeight:r}=e,i=kg(e),a=i*n;return{mostSkipped:t-i,lowest:Math.max(0,a-r),edge:a/100,leap:Math.max(r,a/(4*Math.max(1,r)))}}function Mg(e,t){let{mostSkipped:n,lowest:r,edge:i}=jg(e);if(n===0)return{top:t,skipped:0};let a=n*e.rowHeight,o=Ag(0,t,r+a),s=Ag(0,(o-i)/(r+a-2*i),1),c=Math.round(s*n);return{top:o-c*e.rowHeight,skipped:c}}function Ng(e,t,n){let{mostSkipped:r,lowest:i,edge:a,leap:o}=jg(e);if(r===0)return{top:n,skipped:0};if(Math.abs(n-t.top)>o){let e=Ag(0,(n-a)/(i-2*a),1);return{top:n,skipped:Math.round(e*r)}}let{skipped:s}=t;return n<a/2&&s>0||n>i-a/2&&s<r?Mg(e,Fg(e,{top:n,skipped:s})):{top:n,skipped:s}}function Pg(e,t,n){let{mostSkipped:r,lowest:i,leap:a}=jg(e),o=n-t.skipped*e.rowHeight,s=Math.abs(o-t.top)<=a&&o>=0&&o<=i;return r===0||s?{top:o,skipped:t.skipped}:Mg(e,n)}var Fg=({rowHeight:e},{top:t,skipped:n})=>t+n*e,Ig=class{listKey;first;#e;#t;constructor(e,t,{top:n,skipped:r}){this.listKey=e,this.first=t-r,this.#t=n,this.#e=se(r)}get now(){return{top:this.#t,skipped:this.#e.get()}}skipped=()=>this.#e.get();watch=e=>this.#e.subscribe(e);skip(e){e!==this.#e.get()&&this.#e.set(e)}put(e,{top:t,skipped:n}){let r=n===this.#e.get();this.skip(n),e.scrollTop!==t&&(e.scrollTop=t),this.#t=e.scrollTop,r||(e.dispatchEvent(new Event(`scroll`)),e.scrollTop!==this.#t&&(e.scrollTop=this.#t))}};function Lg({count:e,rowHeight:t,first:n,listKey:r,scroller:i,viewHeight:a}){let o=()=>new Ig(r,n,Mg({count:e,rowHeight:t,viewHeight:0},n*t)),[s,c]=(0,V.useState)(o),l=s.listKey===r?s:o();l!==s&&c(l);let u=kg({count:e,rowHeight:t,viewHeight:0}),d=Math.min((0,V.useSyncExternalStore)(l.watch,l.skipped,l.skipped),e-u),f=(0,V.useRef)({count:e,rowHeight:t});(0,V.useLayoutEffect)(()=>{f.current={count:e,rowHeight:t},l.skip(d)},[e,t,l,d]);let p=()=>({...f.current,viewHeight:a()});return{rows:u,skipped:d,skippedNow:l.skipped,first:l.first,position:()=>Fg(p(),{top:i.current?.scrollTop??0,skipped:l.skipped()}),moveTo(e){i.current&&l.put(i.current,Pg(p(),l.now,e))},onScroll(){i.current&&l.put(i.current,Ng(p(),l.now,i.current.scrollTop))}}}var Rg=2;function zg(e){let t=e.parentElement??e,n=``,r=()=>{let r=Math.abs(e.scrollLeft),[i,a]=[r>Rg,e.scrollWidth-e.clientWidth-r>Rg],o=e.offsetWidth-e.clientWidth,s=`${i} ${a} ${o}`;s!==n&&(n=s,t.toggleAttribute(`data-more-start`,i),t.toggleAttribute(`data-more-end`,a),t.style.setProperty(`--scroll-bar`,`${o}px`))};e.addEventListener(`scroll`,r,{passive:!0});let i=new ResizeObserver(()=>requestAnimationFrame(r));i.observe(e);for(let t of e.children)i.observe(t);return()=>{e.removeEventListener(`scroll`,r),i.disconnect()}}function Bg({rowHeight:e,hasHeader:t,count:n,start:r}){let i=(0,V.useRef)(null),a=()=>i.current?.querySelector(`[role="row"][aria-rowindex="1"]`),o=()=>(i.current?.clientHeight??0)-(t?e:0),s=`${e} ${r.listKey}`,c=Lg({count:n,rowHeight:e,first:r.first,listKey:s,scroller:i,viewHeight:o}),l=()=>[...a()?.children??[]].filter(e=>e instanceof HTMLElement&&e.hasAttribute(`aria-colindex`)),u=e=>getComputedStyle(e).position===`sticky`,d=e=>{let t=i.current?.closest(`[data-cards]`)?a():i.current,n=l(),r=n[e];if(!t||!r||u(r))return;let o=t.getBoundingClientRect(),{left:s,right:c,width:d}=r.getBoundingClientRect(),[f,p]=[o.left+t.clientLeft,o.left+t.clientLeft+t.clientWidth];for(let e of n){if(!u(e))continue;let t=e.getBoundingClientRect();t.left+t.width/2<(f+p)/2?f=Math.max(f,t.right):p=Math.min(p,t.left)}s<f||d>p-f?t.scrollLeft+=s-f:c>p&&(t.scrollLeft+=c-p)},f=(0,V.useRef)(null);return{attach:(0,V.useCallback)(e=>{i.current=e instanceof HTMLElement?e:null,f.current?.(),f.current=i.current&&zg(i.current)},[]),scroller:i,listKey:s,rows:c.rows,skipped:c.skipped,skippedNow:c.skippedNow,first:c.first,onScroll:c.onScroll,pageRows:()=>Math.max(1,Math.floor(o()/e)-1),firstVisible:()=>Math.ceil(c.position()/e),scrollToRow:t=>c.moveTo(t*e),isStill(e){let t=l()[e];return t!==void 0&&u(t)},reveal(t,n=-1){if(!i.current)return;let[r,a]=[t*e,c.position()];t>=0&&r<a?c.moveTo(r):t>=0&&r+e>a+o()&&c.moveTo(r+e-o()),d(n)}}}var Vg=[];function Hg(e){let{source:t,columns:n,levels:r,mode:i,selecting:a,onOpen:o,isStale:s=!1}=e,{rowHeight:c,probe:l}=wg(),u=n!==null,d=Eg(e.initialPlace,t.count,u),f=Bg({rowHeight:c,hasHeader:u,count:t.count,start:d}),p=Wh({source:t,tracks:n?.tracks??Vg,hasActiveRows:r!==null,initialPlace:e.initialPlace,reveal:f.reveal}),{keeper:m,active:h,activeCell:g,elementAt:_,rowElement:v}=p,y=Dg({initialPlace:e.initialPlace,onPlaceChange:e.onPlaceChange,active:h&&h.row!==-1?h.key:null,firstVisible:f.firstVisible,count:t.count}),b=e=>v(e)?.querySelector(`[data-link]`)??null,x=e=>r?.isOpen(e)!==void 0,S=e=>r?.setOpen(e,r.isOpen(e)===!1),C=o!==void 0||n?.columns.some(({href:e})=>e!==void 0)===!0,w=e=>h?.row??e,T=e=>{let n=t.itemAt(e),r=b(e);n&&o?o(n):r?r.click():x(e)&&(i===`single`||i===`multiple`)&&S(e)},E=(t,i)=>{if(t.row===-1){n?.openMenu(t.cell,i);return}let a=r?v(t.row):_(t);a&&e.openRowMenu(t.row,i??a.querySelector(`[data-dots]`)??Vh(a))},D={source:t,columns:n,mode:i,selecting:a,moveTo:p.moveTo,active:h&&p.isActiveThere?{row:h.row,cell:g}:null,fromRow:w,firstVisible:f.firstVisible,open:T,opensRows:C,isStale:s,openMenu:E,controlIn:e=>_(e)?.querySelector(`a, button, input, select, textarea, [role="button"], [role="link"], [data-focus]`)??null,linkIn:b,onOpen:o},O=e.manner(D),k={...O,act(e){e.row===-1?n?.kindAt(e.cell)===`select`&&a.toggleAll():O.act(e)},source:t,columns:n,levels:r,keeper:m,active:h,activeCell:g,isMultiple:i===`multiple`||i===`checkbox`,elementAt:_,pageRows:f.pageRows,moveTo(e,{extend:t=!1,...n}={}){t&&a.extendTo(e.row,w(0)),p.moveTo(e,n)},toggle:e=>t.itemAt(e)?a.toggle(e):r?.retry(e),toggleAll:a.toggleAll,extendTo:e=>a.extendTo(e,w(e)),open:T,openMenu:E,copied:()=>e.copied?.({row:h?.row??-1,cell:g})??null,isDragEnd:()=>n?.isDragEnd()??!1},A=n?.attach;return{rows:k,cell:p,place:y,scroll:f,rowHeight:c,probe:l,attach:(0,V.useCallback)(e=>{m.attach(e),A?.(e)},[m,A])}}function Ug({source:e,mode:t,rules:n,selection:r,onSelectionChange:i}){let[a,o]=(0,V.useState)(mg),s=(0,V.useRef)(null),c=r??a,l=t===`none`?mg:c,u=e=>{r===void 0&&o(e),i?.({selection:e})},d=n=>t!==`none`&&e.itemAt(n)!==void 0,f=(t,n)=>{e.itemAt(t)&&(s.current={key:e.keyAt(t),row:t,before:n})},p=()=>s.current?e.find(s.current.key,s.current.row):-1;return{selection:l,select:u,isSelected:e=>l.size>0&&n.has(l,e),toggle(r){if(!d(r))return;let i=e.keyAt(r);if(t===`single`){u(c.has(i)?mg:new Set([i]));return}let a=n.toggled(c,r);t===`multiple`&&f(r,a),u(a)},selectOnly(t){if(!d(t))return;f(t,mg);let n=e.keyAt(t);c.size===1&&c.has(n)||u(new Set([n]))},extendTo(n,r){if(t!==`multiple`||n<0)return;p()<0&&f(Math.max(0,r),c);let i=p();i>=0&&u(xg(e,i,n,s.current?.before))},toggleAll(){(t===`multiple`||t===`checkbox`)&&(s.current=null,u(n.toggledAll(c)))},forgetAnchor(){s.current=null}}}var Wg=1e3;function Gg(e,t){let[n,r]=(0,V.useState)({isFiltered:e,rows:t}),i=n.isFiltered&&!e&&n.rows===t&&t.length===0;return i||n.isFiltered===e&&n.rows===t||r({isFiltered:e,rows:t}),(0,V.useEffect)(()=>{if(!i)return;let e=setTimeout(()=>r({isFiltered:!1,rows:t}),Wg);return()=>clearTimeout(e)},[i,t]),e||i}var Kg=e=>e.replaceAll(/[\t\r\n]+/g,` `);function qg(e,t,n){return[t.map(({text:e})=>Kg(e)).join(`	`),...e.map(e=>t.map(t=>Kg(su(t,e,n))).join(`	`))].join(`
`)}function Jg({chosen:e,row:t,column:n,tracks:r,locale:i}){return e.length>0?qg(e,r.flatMap(e=>e.column??[]),i):t&&n?su(n,t,i):null}var Yg=w`
  [role='gridcell'],
  [data-cell] {
    min-inline-size: 0;
    padding: 0 var(--ui-space-3);
    overflow: hidden;
    border-block-end: 1px solid var(--ui-color-border);
    line-height: calc(var(--ui-row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-link] {
    color: var(--ui-color-primary-text);
    text-decoration: none;
  }
  [data-link]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-link]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
    border-radius: 2px;
  }
  [data-state='inactive'] {
    color: var(--ui-color-text-muted);
  }
  [data-state='inactive'] [data-link] {
    color: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  /* A row that has just come: seen wherever it stands in the order. */
  [data-state='added'] > :first-child {
    box-shadow: inset 3px 0 0 var(--ui-color-primary-text);
  }
  [data-state='added']:dir(rtl) > :first-child {
    box-shadow: inset -3px 0 0 var(--ui-color-primary-text);
  }
  @media (forced-colors: active) {
    [data-state='inactive'] {
      color: GrayText;
    }
    [aria-selected='true'] [data-link],
    [aria-selected='true'][data-state='inactive'] {
      color: HighlightText;
    }
    [aria-selected='true'] [data-link]:focus-visible {
      outline-color: HighlightText;
    }
    /* The three dots on the ground of a selected row. */
    [aria-selected='true'] [data-dots]::before {
      background: HighlightText;
      box-shadow:
        0 -5px HighlightText,
        0 5px HighlightText;
    }
  }
  [data-type='number'] {
    text-align: end;
  }
  [data-type='number'],
  [data-type='Date'],
  [data-type='DateTime'],
  [data-type='Time'] {
    font-variant-numeric: tabular-nums;
  }
  /* Day before time in a text that runs from right to left, too. */
  [data-type='DateTime'] {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* Two lines within the height of a row in every density: a row is never higher than another. */
  :is([role='gridcell'], [data-cell]):has(> [data-lines], > [data-noted]) {
    display: flex;
    align-items: center;
    line-height: 1.2;
  }
  [data-type='number']:has(> [data-lines], > [data-noted]) {
    justify-content: flex-end;
  }
  [data-lines] {
    display: -webkit-box;
    min-inline-size: 0;
    /* Letters that hang below the last line are seen whole. */
    padding-block: 1px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-noted] {
    display: grid;
    min-inline-size: 0;
  }
  [data-noted] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-note] {
    flex: none;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
  }
  [data-note='warning'] {
    color: var(--ui-color-warning);
  }
  [data-note='error'] {
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
  [data-empty]::before {
    content: '–' / '';
    color: var(--ui-color-text-muted);
  }
`,Xg=w`
  [data-box] {
    position: relative;
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    cursor: pointer;
  }
  /* A target of 24 px and more around a box of 16. */
  [data-box]::after {
    content: '';
    position: absolute;
    inset: -8px var(--box-reach, -4px);
  }
  [data-box='true'],
  [data-box='mixed'] {
    border-color: var(--ui-color-primary);
    background: var(--ui-color-primary);
  }
  [data-box='true']::before,
  [data-box='mixed']::before {
    content: '';
    position: absolute;
    inset-block-start: 0.0625rem;
    left: 0.25rem;
    inline-size: 0.25rem;
    block-size: 0.5rem;
    border: solid var(--ui-color-on-primary);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [data-box='mixed']::before {
    inset-block-start: 0.375rem;
    left: 0.1875rem;
    inline-size: 0.5rem;
    block-size: 0;
    border-width: 0 0 2px;
    transform: none;
  }
  [data-box]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 2px;
  }

  [data-dots] {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius-4);
    background: transparent;
    color: var(--ui-color-text-muted);
    cursor: pointer;
  }
  [data-dots]::before {
    content: '';
    display: block;
    inline-size: 3px;
    block-size: 3px;
    margin: auto;
    border-radius: 50%;
    background: currentColor;
    box-shadow:
      0 -5px currentColor,
      0 5px currentColor;
  }
  [data-dots]:hover {
    background: var(--ui-color-border);
    color: var(--ui-color-text);
  }
  [data-dots]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    [data-box='true'],
    [data-box='mixed'] {
      forced-color-adjust: none;
      border-color: HighlightText;
      background: Highlight;
    }
    [data-box]::before {
      border-color: HighlightText;
    }
    [data-dots]::before {
      forced-color-adjust: none;
      background: ButtonText;
      box-shadow:
        0 -5px ButtonText,
        0 5px ButtonText;
    }
  }
`,Zg=w`
  [data-cards] > & {
    [role='row']:not([aria-rowindex='1']),
    [data-row] {
      display: grid;
      grid-template: repeat(var(--card-lines), 1.375rem) / auto minmax(0, 1fr) minmax(0, auto) auto;
      align-content: center;
      inline-size: 100%;
      block-size: var(--card-height);
      overflow: hidden;
      border-block-end: 1px solid var(--ui-color-border);
    }
    [role='gridcell'],
    [data-cell] {
      grid-column: 2 / 4;
      min-inline-size: 0 !important;
      padding: 0 var(--ui-space-2);
      border: 0;
      line-height: 1.375rem;
      text-align: start;
    }
    [role='gridcell'][data-track='select'],
    [data-cell][data-track='select'] {
      grid-area: 1 / 1 / -1 / 2;
      inline-size: 2.75rem;
      padding: 0;
    }
    [data-track='menu'] {
      grid-area: 1 / 4 / -1 / 5;
      position: static;
    }
    [data-card='name'] {
      grid-area: 1 / 2 / 2 / 4;
      font-size: var(--ui-font-14);
      font-weight: var(--ui-weight-strong);
    }
    [data-card='beside'] {
      grid-area: 2 / 3;
      text-align: end;
    }
    [data-card='beside'] + [data-card='line'] {
      grid-area: 2 / 2;
    }
    [data-card='beside'] + [data-card='line']::before {
      display: none;
    }
    [data-card='line'] {
      display: flex;
      align-items: baseline;
      gap: var(--ui-space-2);
    }
    [data-card='line']::before {
      all: unset;
      flex: 0 0 38%;
      overflow: hidden;
      color: var(--ui-color-text-muted);
      text-overflow: ellipsis;
      content: attr(data-name) / '';
    }
    [data-card='line'][data-empty]::after {
      color: var(--ui-color-text-muted);
      content: '–' / '';
    }
    [data-lines] {
      display: block;
      padding: 0;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-noted] {
      display: flex;
      gap: var(--ui-space-2);
    }

    /* What they are sorted by, in one line that scrolls by itself. */
    [role='row'][aria-rowindex='1'] {
      inline-size: 100%;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    [role='columnheader'][data-track='data'] {
      flex: none !important;
      min-inline-size: 0 !important;
    }
    [data-resize] {
      display: none;
    }
  }
`,Qg=w`
  --box-reach: -13px;
  [role='row'],
  [data-row] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    block-size: var(--ui-row-height);
    background: var(--ui-color-surface);
    contain: layout style;
  }
  [role='row']:hover {
    background: var(--ui-color-hover);
  }
  [role='row'][aria-selected='true'] {
    background: var(--ui-color-selected);
  }

  [data-pinned] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
  [data-pinned]:is([data-track='data'], :not([data-track])) {
    border-inline-end: 1px solid var(--ui-color-border);
  }

  [data-track='select'],
  [data-track='menu'] {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0;
  }

  [data-flag]::before {
    content: '';
    display: inline-block;
    inline-size: 5px;
    block-size: 10px;
    margin-inline: 4px 9px;
    border: solid var(--ui-color-success);
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  [data-flag='false'] {
    color: var(--ui-color-text-muted);
  }
  [data-flag='false']::before {
    inline-size: 9px;
    block-size: 0;
    margin-inline: 2px 7px;
    border-color: var(--ui-color-text-muted);
    border-width: 0 0 2px;
    transform: translateY(-4px);
  }

  [aria-colindex]:focus {
    outline: none;
  }
  [aria-colindex]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
  }

  /* Where pinned columns would leave no room for the others, they scroll. */
  @container (inline-size < 30rem) {
    [data-pinned]:not([data-track]) {
      position: static;
    }
    [data-pinned][data-track='data'] {
      position: static;
    }
  }
  @media (forced-colors: active) {
    [role='row']:hover {
      background: Canvas;
    }
    [role='row'][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [role='row'][aria-selected='true'] [data-flag] {
      color: inherit;
    }
    [role='row'][aria-selected='true'] [data-flag]::before {
      border-color: currentColor;
    }
    [role='row'][aria-selected='true'] [data-empty]::before {
      color: inherit;
    }
    [role='row'][aria-selected='true'] [aria-colindex]:focus-visible {
      outline-color: HighlightText;
    }
  }
`,$g=g(Ah)`
  container-type: inline-size;

  &[data-cards] {
    --card-height: calc(var(--card-lines) * 1.375rem + 1.25rem);
  }
`,e_=g(jh)`
  ${Yg}
  ${Xg}
  ${Qg}
  ${Zg}

  /* Pinned columns scroll there, boxes do not. */
  @container (inline-size < 30rem) {
    --edge-start: var(--pinned-boxes);
  }
`,t_=g(Ih)`
  --bar-1: 70%;
  --bar-2: 55%;
  --bar-3: 85%;
  --bar-4: 40%;
`;function n_({keeper:e,tracks:t,row:n,activeCell:r,onMissing:i}){return(0,V.useEffect)(()=>i?.({row:n}),[i,n]),(0,H.jsxs)(t_,{role:`row`,"aria-rowindex":n+2,"aria-busy":!0,children:[t.map(({id:e,kind:t,column:i,style:a,isPinned:o},s)=>(0,H.jsx)(`div`,{role:`gridcell`,"aria-colindex":s+1,tabIndex:s===r?0:void 0,"data-track":t===`data`?void 0:t,"data-type":i?.dataType,"data-pinned":o||t!==`data`?``:void 0,style:a,children:t===`data`&&(0,H.jsx)(`span`,{"data-bar":(n*5+s*3)%4})},e)),r!==null&&(0,H.jsx)(Dl,{keeper:e,at:r})]})}var r_=`label.rows.placed.onMissing.rowKey.columns.asCards.state.total.sort.onSortChange.selection.onSelectionChange.selectionMode.onOpen.rowState.rowMenu.onRowAction.initialPlace.onPlaceChange.layout.onLayoutChange.onEndReached.empty.noMatch.error.isFiltered.isStale`.split(`.`);function i_(e){let t={...e};for(let e of r_)delete t[e];return t}var a_=24,o_=({tracks:e})=>(0,H.jsx)(t_,{"aria-hidden":!0,children:Array.from({length:a_},(t,n)=>(0,H.jsx)(`div`,{"data-row":``,children:e.map((e,t)=>(0,H.jsx)(`div`,{"data-cell":``,"data-type":e.column?.dataType,"data-track":e.kind,style:e.style,children:e.kind===`data`&&(0,H.jsx)(`span`,{"data-bar":(n*5+t*3+n*t%3)%4})},e.id))},n))});function s_(e){let{source:t,columns:n,mode:r,selecting:i,moveTo:a,active:o,fromRow:s,opensRows:c,controlIn:l}=e,u=e=>n?.kindAt(e),d=e=>(l(e)?.focus(),l(e)!==null);return{enter(){let r=n?.tracks.findIndex(({kind:e})=>e===`data`)??0,i=t.count>0?Math.min(t.count-1,e.firstVisible()):-1;a(o&&o.cell>=0?o:{row:i,cell:Math.max(0,r)})},press(e,{isRange:t,isToggle:n}){let{row:o}=e,c=o!==-1&&u(e.cell)===`data`;o!==-1&&t?i.extendTo(o,s(o)):c&&n?i.toggle(o):c&&(r===`single`&&i.selectOnly(o),i.forgetAnchor()),a(e,{isRevealed:!0})},click({row:e,cell:t},n,{isRange:r}){u(t)===`select`&&!r&&i.toggle(e)},act(t){let n=u(t.cell);n===`select`?i.toggle(t.row):n===`menu`?e.openMenu(t):!c&&d(t)||e.isStale||e.open(t.row)},goInto(t){return t.row===-1||l(t)?.matches(`:not([data-link])`)===!0||!c?d(t):(e.open(t.row),!0)}}}var c_=new Set,l_=class e{#e;without;constructor(e,t=c_){this.#e=e,this.without=t}get size(){return Math.max(0,this.#e-this.without.size)}has(e){return!this.without.has(e)}toggled(t){let n=new Set(this.without);return n.delete(t)||n.add(t),new e(this.#e,n)}forEach(){}entries(){return new Map().entries()}keys(){return new Set().keys()}values(){return this.keys()}[Symbol.iterator](){return this.keys()}},u_=e=>`\u0000${e}`,d_=(e,t)=>({count:e.count,itemAt:e.at,keyAt(n){let r=e.at(n);return r?t(r):n>=0&&n<e.count?u_(n):``},find:(t,n)=>t===u_(n)?n:e.indexOf(t)}),f_=e=>({has:(t,n)=>e.itemAt(n)!==void 0&&t.has(e.keyAt(n)),toggled:(t,n)=>t instanceof l_?t.toggled(e.keyAt(n)):bg(t,e.keyAt(n)),toggledAll:t=>p_(t,e.count)===`all`?mg:new l_(e.count)}),p_=(e,t)=>e.size===0||t===0?`none`:e.size>=t?`all`:`some`,m_=Yn(()=>vt(()=>import(`./menu-popover-BNqWsDYU.js`),__vite__mapDeps([8,3,4,5,6]))),h_=e=>(0,H.jsx)(Mu,{part:m_,isUnseen:!0,children:({MenuPopover:t})=>(0,H.jsx)(t,{...e})});function g_({rowMenu:e,onRowAction:t},{itemAt:n}){let{t:r}=R(),[i,a]=(0,V.useState)(null);return Or(m_,e!==void 0),{openRowMenu(t,r){let i=n(t),o=i&&e?.(i);o&&o.length>0&&a({anchor:r,row:i,items:o})},element:i&&(0,H.jsx)(h_,{isOpen:!0,anchor:i.anchor,label:r(`grid.actions`),items:i.items,onClose:()=>a(null),onAction:({id:e})=>t?.({id:e,row:i.row})})}}function __({rows:e,rowKey:t,isSettled:n,selection:r,select:i}){let a=(0,V.useEffectEvent)(e=>{let n=yg(r,e,t);n!==r&&i(n)});(0,V.useEffect)(()=>{n&&a(e)},[e,n])}var v_={Frame:$g,Root:e_},y_=(e,t)=>{let n=e.filter(({kind:e})=>e===`data`).length,r=Math.max(Math.min(n,2),n-1);return{"data-cards":``,style:{...t,"--card-lines":r}}};function b_(e){let{ref:t,...n}=e,{label:r,rows:i,placed:a,rowKey:o,state:s=`ready`,onOpen:c,rowState:l,onEndReached:u,asCards:d=!1}=n,{total:f=a?.count,onMissing:p}=n,{selectionMode:m=`none`,isFiltered:h=!1,isStale:g=!1}=n,{t:_,locale:v}=R(),y=(0,V.useMemo)(()=>a?d_(a,o):md(i,o),[a,i,o]),b=(0,V.useMemo)(()=>a?f_(y):Cg(i,o),[a,y,i,o]),x=ld({columns:n.columns,sort:n.sort??xu,onSortChange:n.onSortChange,layout:n.layout,onLayoutChange:n.onLayoutChange,hasBoxes:m===`multiple`,hasMenus:n.rowMenu!==void 0,isTree:!1,asCards:d}),S=Ug({source:y,mode:m,rules:b,selection:n.selection,onSelectionChange:n.onSelectionChange}),{selection:C,select:w}=S;__({rows:i,rowKey:o,isSettled:s===`ready`&&!a&&(f??i.length)===i.length,selection:C,select:w});let T=g_(n,y),{tracks:E,sort:D,drop:O,cellsOf:k}=x,A=Hg({source:y,columns:x,levels:null,mode:m,selecting:S,initialPlace:n.initialPlace,onPlaceChange:n.onPlaceChange,onOpen:c&&(e=>c({row:e})),isStale:g,manner:s_,openRowMenu:T.openRowMenu,copied({row:e,cell:t}){return Jg({chosen:a?i.filter(e=>C.has(o(e))):i.filter((e,t)=>S.isSelected(t)),row:y.itemAt(e),column:x.columnAt(t),tracks:E,locale:v})}}),{cell:j,scroll:M}=A,{keeper:N,active:P,activeCell:F}=j,I=(0,V.useMemo)(()=>({keeper:N,mode:m,stateOf:l,cellsOf:k,labelOf:null}),[N,m,l,k]),L=P?.row===-1?F:-1,ee=P&&P.row!==-1?P.row:null,te=(0,V.useMemo)(()=>a?p_(C,a.count):gg(C,i,o),[a,C,i,o]),ne=y.count===0,re=s===`loading`&&ne,ie=(0,V.useMemo)(()=>(0,H.jsx)(Fl,{isEmpty:ne,tracks:E,sort:D,keeper:N,activeAt:L,drop:O,share:te,isTree:!1,t:_}),[E,D,N,L,O,te,ne,_]),ae=(0,V.useMemo)(()=>({keyAt:y.keyAt,isGroup:y.count>0,header:ie,skeleton:re&&(0,H.jsx)(o_,{tracks:E}),draw(e){let t=y.itemAt(e),n=e===ee&&F>=0?F:null;return t?(0,H.jsx)(pd,{view:I,item:t,row:e,isSelected:C.size>0&&b.has(C,e),activeCell:n}):a&&(0,H.jsx)(n_,{keeper:I.keeper,tracks:E,row:e,activeCell:n,onMissing:p})}}),[y,ie,re,E,I,C,b,ee,F,a,p]);(0,V.useImperativeHandle)(t,()=>({scrollToRow:M.scrollToRow,revealRow:e=>M.reveal(e),focusCell:(e,t)=>j.moveTo({row:e,cell:Math.max(0,E.findIndex(({id:e})=>e===t))},{coming:y})}));let oe=Gg(h,i);return(0,H.jsxs)(dg,{...i_(n),...d?y_(E,n.style):{},"data-state":s,engine:A,rows:A.rows,context:ae,label:r,total:f,isBusy:s===`loading`||g,looks:v_,onEndReached:u,children:[(0,H.jsx)(fg,{state:s,messages:`grid`,isFiltered:oe,count:y.count,hasHeader:!0,empty:n.empty,noMatch:n.noMatch,error:n.error}),(0,H.jsx)(El,{columns:x,scroll:M,count:s===`ready`?f??y.count:null,selected:C.size,at:L<0?void 0:E[L]?.id}),T.element]})}var x_=g.span`
  display: inline-flex;
  flex: 1 1 200px;
  max-inline-size: 320px;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  min-block-size: var(--ui-control-height);
  padding-inline: var(--ui-space-3) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text-muted);

  &:focus-within {
    border-color: var(--ui-color-focus);
    outline: 1px solid var(--ui-color-focus);
  }
  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`,S_=g.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  outline: none;

  &::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
`,C_=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  container-type: inline-size;

  /* On a phone a drawing says it: the search needs the room. */
  @container (inline-size < 40rem) {
    > button:has(> svg + [data-text]) > [data-text] {
      ${xl}
    }
  }
`,w_=g.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  /* However many filters there are, the text of the search is seen. */
  @container (inline-size >= 40rem) {
    > :first-child {
      min-inline-size: 10rem;
    }
  }
  /* All filters in one dialog: on a phone instead of the buttons, elsewhere beside those that do not fit. */
  > [data-all] {
    display: none;
    flex: none;
  }
  &:is([data-more-start], [data-more-end]) > [data-all] {
    display: inline-flex;
  }
  > [data-or] {
    flex: none;
  }
  /* The cut-off end fades, so that it does not pass for the real one. */
  &[data-more-end] > [data-strip] {
    mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), transparent);
  }
  &[data-more-start]:not([data-more-end]) > [data-strip] {
    mask-image: linear-gradient(to left, #000 calc(100% - 2.5rem), transparent);
  }
  @container (inline-size < 40rem) {
    > [data-strip],
    > [data-or],
    > [data-clear] {
      display: none;
    }
    > [data-all] {
      display: inline-flex;
    }
  }
`,T_=g.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  /* Room for the frame of the focus. */
  margin: -3px;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
    max-inline-size: 18rem;
  }
`,E_=g.div`
  display: none;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  [data-set-hidden] ~ & {
    display: flex;
  }
  @container (inline-size < 40rem) {
    display: flex;
  }
  > * {
    max-inline-size: 100%;
  }
`,D_=g.span`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-inline-size: 0;
`,O_=g.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;

  > span {
    color: var(--ui-color-text-muted);
    font-weight: var(--ui-weight-strong);
  }
  @container (inline-size < 40rem) {
    display: none;
  }
`,k_=g.span`
  flex: none;
  &[data-idle] {
    visibility: hidden;
  }
`,A_=g(Au)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: var(--ui-control-height);
  line-height: 1.2;

  &[aria-expanded='true'] {
    background: var(--ui-color-hover);
  }
  &[data-set] {
    border-color: var(--ui-color-primary);
    background: var(--ui-color-selected);
    font-weight: var(--ui-weight-strong);
  }
  [data-text] {
    min-inline-size: 0;
    max-inline-size: 24rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`,j_=g.div`
  z-index: var(--ui-layer-popover);
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  inline-size: max-content;
  min-inline-size: min(240px, calc(100vw - 16px));
  max-inline-size: min(380px, calc(100vw - 16px));
  padding: var(--ui-space-4);
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  outline: none;
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-2);

  &[tabindex]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
  }
`;function M_({text:e,label:t=e,name:n,icon:r,isSet:i=!1,onOpenChange:a,children:o}){let[s,c]=(0,V.useState)(!1),{setReference:l,setFloating:u,floatingStyles:d}=dr({maxHeight:480}),f=e=>{c(e),a?.(e)};return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsxs)(A_,{ref:l,type:`button`,"aria-label":n,"aria-haspopup":`dialog`,"aria-expanded":s,"data-set":i||void 0,onClick:()=>f(!s),children:[r&&(0,H.jsx)(_e,{name:r}),(0,H.jsx)(`span`,{"data-text":``,children:e}),(0,H.jsx)(_e,{name:vn,size:12})]}),s&&(0,ps.createPortal)((0,H.jsx)(P_,{label:t,style:d,onClose:()=>f(!1),setFloating:u,children:o(()=>f(!1))}),Tr())]})}var N_=e=>e.closest(`[data-react-aria-top-layer]`)!==null;function P_({label:e,style:t,onClose:n,setFloating:r,children:i}){let a=(0,V.useRef)(null),{overlayProps:o}=tr({isOpen:!0,onClose:n,isDismissable:!0,shouldCloseOnBlur:!0,shouldCloseOnInteractOutside:e=>!N_(e)},a),{dialogProps:s}=Qo({"aria-label":e},a);return(0,V.useEffect)(()=>{let e=a.current;if(!e)return;let t=new AbortController,n=()=>{let n=e.querySelector(`input:not(:disabled)`);!t.signal.aborted&&n&&e.contains(document.activeElement)&&(t.abort(),n.focus())},r=new MutationObserver(n);r.observe(e,{childList:!0,subtree:!0}),t.signal.addEventListener(`abort`,()=>r.disconnect());for(let n of[`keydown`,`pointerdown`])e.addEventListener(n,()=>t.abort(),{signal:t.signal});return e.addEventListener(`focusin`,n,{signal:t.signal}),n(),()=>t.abort()},[]),(0,H.jsx)(Nr,{restoreFocus:!0,autoFocus:!0,children:(0,H.jsx)(j_,{...ze(o,s),ref:e=>{a.current=e,r(e)},style:t,"data-react-aria-top-layer":!0,children:i})})}var F_=Yn(()=>vt(()=>import(`./filter-panel-DT_H1lwx.js`),__vite__mapDeps([9,6,4,5,10,11])));function I_({filter:{column:e,said:t,editor:n,clear:r},...i}){let{t:a}=R();return(0,H.jsx)(M_,{...i,text:t?a(`filter.set`,{name:e.text,value:t}):e.text,label:e.text,isSet:t!==``,children:e=>(0,H.jsx)(Mu,{part:F_,children:({FilterPanel:i})=>(0,H.jsx)(i,{editor:n,isSet:t!==``,onClear:()=>{r(),e()}})})})}function L_({group:e,filters:t,isNew:n,onRemove:r}){let{t:i}=R(),a=(0,V.useRef)(null);return(0,V.useEffect)(()=>{n&&a.current?.querySelector(`button`)?.focus()},[n]),(0,H.jsxs)(O_,{ref:a,role:`group`,"aria-label":i(`filter.group`,{n:e}),children:[(0,H.jsx)(`span`,{children:i(`filter.or`)}),t.map(e=>(0,H.jsx)(I_,{filter:e},e.column.id)),(0,H.jsx)(nr,{icon:Lr,size:`small`,label:i(`filter.removeGroup`,{n:e}),onPress:r})]})}function R_({filters:e,onRemoved:t}){let{t:n}=R(),r=e.filter(({said:e})=>e!==``);return(0,H.jsx)(E_,{role:`list`,"aria-label":n(`filter.applied`),children:r.map((e,i)=>{let a={name:e.column.text,value:e.said};return(0,H.jsxs)(D_,{role:`listitem`,children:[i>0&&r[i-1]?.group!==e.group&&(0,H.jsx)(`span`,{children:n(`filter.or`)}),(0,H.jsx)(I_,{filter:e,name:n(`filter.edit`,a)}),(0,H.jsx)(nr,{size:`small`,icon:Lr,label:n(`filter.remove`,a),onPress:()=>{e.clear(),t()}})]},`${e.group} ${e.column.id}`)})})}var z_=/^([2-9])\.(.+)$/;function B_(e){let[,t,n]=z_.exec(e)??[];return t&&n?{group:Number(t),column:n}:{group:1,column:e}}var V_=(e,t)=>e===1?t:`${e}.${t}`,H_=e=>[...new Set(Object.keys(e).map(e=>B_(e).group))].toSorted((e,t)=>e-t),U_=/\p{M}+/gu,W_=/[^\u0000-\u007f]/,G_={œ:`oe`,æ:`ae`,ß:`ss`,ø:`o`,ł:`l`,đ:`d`,"’":`'`},K_=/[œæßøłđ’]/g,q_=/[\u00a0\u202f\u2009]/g;function J_(e){return W_.test(e)?e.normalize(`NFD`).replace(U_,``).toLowerCase().replace(K_,e=>G_[e]??e).replace(q_,` `):e.toLowerCase()}var Y_=[`today`,`yesterday`,`tomorrow`,`this-week`,`last-week`,`next-week`,`this-month`,`last-month`,`next-month`,`this-year`,`last-year`,`next-year`,`last-7-days`,`last-30-days`,`last-90-days`,`next-7-days`,`next-30-days`,`next-90-days`],X_=3660,Z_=/^(last|next)-([1-9]\d{0,3})-days$/;function Q_(e){let[,t,n]=Z_.exec(e)??[],r=Number(n);return(t===`last`||t===`next`)&&r<=X_?{side:t,days:r}:null}var $_=e=>Y_.includes(e)||Q_(e)!==null,ev=e=>$_(e)?e:null,tv=e=>String(e).padStart(2,`0`),nv=e=>`${String(e.getFullYear()).padStart(4,`0`)}-${tv(e.getMonth()+1)}-${tv(e.getDate())}`,rv={last:-1,this:0,next:1},iv={yesterday:-1,today:0,tomorrow:1};function av(e,t){let[n=0,r=1,i=1]=t.split(`-`).map(Number),a=(e,t,n)=>nv(new Date(e,t,n)),o=(e,t)=>({from:a(n,r-1,i+e),to:a(n,r-1,i+t)}),s=Q_(e);if(s)return s.side===`last`?o(1-s.days,0):o(0,s.days-1);let c=iv[e];if(c!==void 0)return o(c,c);let[l=``,u]=e.split(`-`),d=rv[l]??0;if(u===`year`)return{from:a(n+d,0,1),to:a(n+d,11,31)};if(u===`month`)return{from:a(n,r-1+d,1),to:a(n,r+d,0)};let f=(new Date(n,r-1,i).getDay()+6)%7;return o(7*d-f,7*d-f+6)}function ov(e,t=nv(new Date)){if(e.kind!==`date`||!e.span)return e;let{span:n,...r}=e;return{...r,...av(n,t)}}function sv(e,t){let n=Object.entries(e).map(([e,n])=>[e,ov(n,t)]);return n.every(([t,n])=>n===e[t])?e:Object.fromEntries(n)}function cv(e){switch(e.kind){case`text`:return e.text.trim()!==``;case`choice`:return e.values.length>0;case`boolean`:case`empty`:return!0;case`path`:return e.path!==``;case`number`:return e.from!==void 0||e.to!==void 0;case`date`:return!!e.from||!!e.to||e.span!==void 0}}var lv=(e,t,n)=>e!==void 0&&e>=t&&e<=n;function uv(e){let t=e?Yl(e):void 0;return t&&e?.includes(`T`)?t.getTime()+6e4-1:t?new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-1:1/0}var dv=e=>typeof e==`string`?e:JSON.stringify(e);function fv(e){return Array.isArray(e)&&e.length>0?e.map(dv):[e==null||Array.isArray(e)?``:dv(e)]}var pv={contains:(e,t)=>e.includes(t),starts:(e,t)=>e.startsWith(t),is:(e,t)=>e===t},mv={text:(e,{text:t,manner:n},r)=>{let i=J_(t.trim()),a=pv[n??`contains`];return t=>a(J_(su(e,t,r)).trim(),i)},choice:(e,{values:t})=>{let n=new Set(t);return t=>fv(Vl(e,t)).some(e=>n.has(e))},number:(e,{from:t=-1/0,to:n=1/0})=>r=>lv(Ul(Vl(e,r)),t,n),date:(e,t)=>{let n=(t.from?Yl(t.from)?.getTime():void 0)??-1/0,r=uv(t.to);return t=>lv(Yl(Vl(e,t))?.getTime(),n,r)},path:(e,{path:t},n)=>{let r=t+` / `;return i=>{let a=e.path?.(i)??su(e,i,n);return a===t||a.startsWith(r)}},boolean:(e,{value:t})=>n=>Gl(Vl(e,n))===t,empty:e=>t=>Hl(Vl(e,t))};function hv(e,t,n,r){let i=ov(t,r),a=mv[i.kind],o=a(e,i,n);return i.isNot?e=>!o(e):o}function gv({columns:e,filters:t,locale:n,today:r}){let i=new Map;for(let[a,o]of Object.entries(t)){let{group:t,column:s}=B_(a),c=e.find(e=>e.id===s);c&&cv(o)&&i.set(t,[...i.get(t)??[],hv(c,o,n,r)])}let[a,...o]=[...i.values()];if(!a)return;let s=[a,...o];return o.length===0?e=>a.every(t=>t(e)):e=>s.some(t=>t.every(t=>t(e)))}var _v=new WeakMap;function vv(e,t){let n=_v.get(e);n||_v.set(e,n=new Map);let r=n.get(t);return r||n.set(t,r=new WeakMap),r}function yv(e,t,n){let r=vv(e,n),i=r.get(t);return i===void 0&&(i=J_(e.map(e=>su(e,t,n)).join(`
`)),r.set(t,i)),i}var bv=e=>J_(e).split(/\s+/).filter(Boolean);function xv(e,t,n){let r=bv(t);if(r.length!==0)return t=>{let i=yv(e,t,n);return r.every(e=>i.includes(e))}}function Sv(e,t,n,r){let i=e.options?.find(({value:e})=>String(e)===t);return i?i.text:n!==void 0&&e.choiceText&&fv(Vl(e,n)).includes(t)?e.choiceText(n):n===void 0?t:su({...e,value:()=>t},n,r)}function Cv({column:e,rows:t,choices:n,locale:r}){let i=new Map,a=new Map;for(let n of t)for(let t of fv(Vl(e,n))){let e=i.get(t);e===void 0&&a.set(t,n),i.set(t,(e??0)+1)}if(n){let e=i.has(``)&&!n.some(({value:e})=>e===``)?[{value:``,text:``}]:[];return[...n,...e].map(e=>({...e,count:i.get(String(e.value))??0}))}let o=[...i].map(([t,n])=>({value:t,count:n,text:t===``?``:Sv(e,t,a.get(t),r)})),s=new Intl.Collator(r,{numeric:!0});return o.toSorted((e,t)=>Number(e.value===``)-Number(t.value===``)||s.compare(e.text,t.text))}function wv(e,t){let n=J_(t).split(/\s+/).filter(Boolean);return n.length===0?e:e.filter(({text:e})=>n.every(t=>J_(e).includes(t)))}function Tv(e,t,n,r){return e&&t?e===t?e:n(`filter.range`,{from:e,to:t}):e?n(r?`filter.since`:`filter.atLeast`,{value:e}):n(r?`filter.until`:`filter.atMost`,{value:t??``})}var Ev=40;function Dv(e,t){let n=Q_(e);return n?t(`filter.span.${n.side}`,{n:n.days}):t(`filter.span.${e}`)}function Ov(e,t,n){let r=ov(e,n);if(r.kind!==`date`)return``;let i=e=>{let t=e?Yl(e):void 0;return t&&(e?.includes(`T`)?`${$l(t)} ${e.slice(11)}`:$l(t))};return Tv(i(r.from),i(r.to),t,!0)}function kv(e,{t,locale:n,textOf:r,today:i}){switch(e.kind){case`text`:{let n=e.text.trim();return e.manner?t(`filter.said.${e.manner}`,{value:n}):n}case`path`:return e.path;case`empty`:return t(`filter.none`);case`boolean`:return t(e.value?`grid.yes`:`grid.no`);case`choice`:{let n=e.values.map(e=>e===``?t(`filter.none`):r(e)),i=n.join(`, `);return n.length>2&&i.length>Ev?t(`filter.count`,{n:n.length}):i}case`number`:{let r=new Intl.NumberFormat(n===`fr`?`fr-FR`:`en-GB`,{maximumFractionDigits:6}),i=e=>e===void 0?void 0:r.format(e);return Tv(i(e.from),i(e.to),t,!1)}case`date`:{let n=Ov(e,t,i);return e.span?t(`filter.said.span`,{span:Dv(e.span,t),range:n}):n}}}function Av(e,t){if(!e||!cv(e))return``;if(e.kind===`empty`&&e.isNot)return t.t(`filter.said.filled`);let n=kv(e,t);return e.isNot?t.t(`filter.said.not`,{value:n}):n}var jv=(e,t,n)=>e.choiceText&&n?.find(n=>fv(Vl(e,n)).includes(t))||n?.[0];function Mv(e,t){let{columns:n,filterable:r,values:i,onValuesChange:a,choices:o={},options:s,editors:c,choiceText:l,rows:u,isPlain:d,today:f}=e,{t:p,locale:m}=R(),h=(e,t)=>{let{[e]:n,...r}=i;a({values:t?{...r,[e]:t}:r})},g=(e,t,r)=>{let a=V_(e,t),g=n.find(e=>e.id===t);if(!g)return[];let _=o[t]??g.options,v=i[a],y=e=>l?.({column:t,value:e})??_?.find(({value:t})=>String(t)===e)?.text??Sv(g,e,jv(g,e,u),m),b=e=>h(a,e),x=()=>s?.(t)??(u?Cv({column:g,rows:u,choices:_,locale:m}):_??[]);return[{column:g,group:e,said:Av(v,{t:p,locale:m,textOf:y,...f&&{today:f}}),editor:{kind:r,label:g.text,filter:v,options:x,textOf:y,onChange:b,own:c?.[t],isPlain:d},clear:()=>h(a,void 0)}]};return t.flatMap(e=>Object.entries(r).flatMap(([t,n])=>g(e,t,n)))}function Nv(e,t){let[n,r]=(0,V.useState)(null),i=H_(e),a=[...new Set([...i,...n===null?[]:[n]])].filter(e=>e>1).toSorted((e,t)=>e-t),o=Math.max(1,...a)+1;return{further:a,opened:n,canAdd:i.length>0&&o<=9&&(n===null||i.includes(n)),add:()=>r(o),remove(n){r(null);let a=Object.entries(e).filter(([e])=>B_(e).group!==n);i.includes(n)&&t({values:Object.fromEntries(a)})},forget:()=>r(null)}}var Pv=40;function Fv(e,t){let n=()=>{t(e.scrollWidth>e.clientWidth);let n=[...e.children].filter(e=>e.hasAttribute(`data-set`)),r=Number.parseFloat(getComputedStyle(e).columnGap)||0,i=n.reduce((e,t)=>e+t.getBoundingClientRect().width+r,0);e.parentElement?.toggleAttribute(`data-set-hidden`,n.length>0&&i>e.clientWidth-Pv)},r=new ResizeObserver(()=>requestAnimationFrame(n));r.observe(e);for(let t of e.children)r.observe(t);return()=>r.disconnect()}var Iv=200;function Lv(e,t){let[n,r]=(0,V.useState)(e),[i,a]=(0,V.useState)([e]),[o,s]=(0,V.useState)(e),c=(0,V.useRef)(void 0),l=(0,V.useRef)(t);(0,V.useEffect)(()=>{l.current=t},[t]),(0,V.useEffect)(()=>()=>clearTimeout(c.current),[]),e!==o&&(s(e),i.includes(e)||r(e),i.includes(e)&&e!==i.at(-1)||a([e]));let u=e=>{clearTimeout(c.current),c.current=void 0,a(t=>[...t,e]),l.current(e)};return{text:n,type(e){r(e),clearTimeout(c.current),c.current=setTimeout(()=>u(e),Iv)},flush:()=>u(n),leave(){c.current!==void 0&&u(n)}}}var Rv=Yn(()=>vt(()=>import(`./filter-sheet-DgqLPkB7.js`),__vite__mapDeps([12,4,3,5,6,10,11])));function zv(e){let{columns:t,filterable:n,values:r,onValuesChange:i,choices:a,options:o,editors:s,choiceText:c,search:l,onSearchChange:u,onSearchKey:d,searchRef:f,rows:p,isPlain:m=!1,today:h,children:g,..._}=e,{t:v}=R(),[y,b]=(0,V.useState)(!1),x=Lv(l,e=>u({search:e})),S=(0,V.useRef)(null),C=jr(f,S),w=Nv(r,i),T=Mv({columns:t,filterable:n,values:r,onValuesChange:i,choices:a,options:o,editors:s,choiceText:c,rows:p,isPlain:m,today:h},[1,...w.further]),E=T.filter(({group:e})=>e===1);Or(F_,E.length>0);let D=T.filter(({said:e})=>e!==``).length,[O,k]=(0,V.useState)(!1),[A,j]=(0,V.useState)(null),M=O?E.toSorted((e,t)=>Number(t.said!==``)-Number(e.said!==``)):E,N=A?A.flatMap(({column:e})=>E.filter(t=>t.column.id===e.id)):M,P=(0,V.useCallback)(e=>{if(!e)return;let t=[zg(e),Fv(e,k)];return()=>t.forEach(e=>e())},[]),F=e=>{let{key:t}=e;e.nativeEvent.isComposing||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||(t===`Enter`||t===`ArrowDown`)&&((t===`Enter`||d)&&x.flush(),d&&(e.preventDefault(),d({key:t,search:x.text})))},I=()=>{w.forget(),i({values:{}})},L=()=>{I(),S.current?.focus()};return(0,H.jsxs)(C_,{"aria-label":v(`filter.bar`),..._,role:`search`,children:[(0,H.jsxs)(w_,{children:[(0,H.jsxs)(x_,{children:[(0,H.jsx)(_e,{name:Xt}),(0,H.jsx)(S_,{ref:C,type:`search`,"aria-label":v(`filter.search`),placeholder:v(`filter.search`),value:x.text,onChange:e=>x.type(e.currentTarget.value),onKeyDown:F,onBlur:x.leave})]}),E.length>0&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(T_,{ref:P,"data-strip":``,children:N.map(e=>(0,H.jsx)(I_,{filter:e,onOpenChange:e=>j(e?N:null)},e.column.id))}),(0,H.jsxs)(A_,{type:`button`,"data-all":``,"aria-haspopup":`dialog`,"data-set":D>0||void 0,onPointerEnter:Rv.soon,onFocus:Rv.soon,onClick:()=>b(!0),children:[(0,H.jsx)(_e,{name:Hr}),D>0?v(`filter.allSet`,{n:D}):v(`filter.all`)]}),!m&&w.canAdd&&(0,H.jsx)(A_,{type:`button`,"data-or":``,onClick:w.add,children:v(`filter.addGroup`)}),(0,H.jsx)(k_,{"data-clear":``,"data-idle":D===0||void 0,children:(0,H.jsx)(nr,{icon:un,label:v(`filter.clearAll`),onPress:L})})]})]}),g,w.further.map(e=>(0,H.jsx)(L_,{group:e,filters:T.filter(t=>t.group===e),isNew:e===w.opened,onRemove:()=>{w.remove(e),S.current?.focus()}},e)),D>0&&(0,H.jsx)(R_,{filters:T,onRemoved:()=>S.current?.focus()}),y&&(0,H.jsx)(Mu,{part:Rv,isUnseen:!0,children:({FilterSheet:e})=>(0,H.jsx)(e,{filters:T,onClear:I,onClose:()=>b(!1),...!m&&w.canAdd&&{onAddGroup:w.add}})})]})}var Bv=Yn(()=>vt(()=>import(`./columns-panel-ue3GBqbR.js`),__vite__mapDeps([13,3,4,5,6,11,2])));function Vv(e){let{t}=R();return Or(Bv),(0,H.jsx)(M_,{text:t(`grid.columns`),icon:an,children:()=>(0,H.jsx)(Mu,{part:Bv,children:({ColumnsPanel:t})=>(0,H.jsx)(t,{...e})})})}var Hv=2e3,Uv=1024;function Wv(e){let{columns:t,search:n=``,filters:r={},locale:i=`fr`,before:a}=e,o=a?[a]:[],s=gv({columns:t,filters:r,locale:i});s&&o.push(s);let c=xv(t,n,i);return c?[...o,c]:o}function*Gv(e,t){let n=new Uint32Array(e.length),r=0;for(let[i,a]of e.entries())t.every(e=>e(a))&&(n[r++]=i),i%Uv===0&&(yield);return n.subarray(0,r)}function*Kv(e,t,n){let{rows:r,columns:i,locale:a=`fr`}=e,o=yield*Cu(r,yield*Gv(r,t),i,n,a);return Array.from(o,e=>r[e])}function qv(e){let{rows:t,columns:n,sort:r=[],signal:i}=e,a=Wv(e),o=r.filter(e=>n.some(({id:t})=>t===e.column));if(a.length===0&&o.length===0)return t;let s=Kv(e,a,o);return t.length<Hv?Rl(s):zl(s,i)}var Jv=/^[\ud800-\udbff][\udc00-\udfff]$/,Yv=/[\ud800-\udbff][\udc00-\udfff]|[^\w.\-\u0080-\ud7ff\ue000-\uffff]/g,Xv=e=>e.replace(Yv,e=>{if(Jv.test(e))return e;let t=e.charCodeAt(0);return t<128?`*${t.toString(16).padStart(2,`0`)}`:`*u${t.toString(16)}`}),Zv=e=>e.replace(/\*(?:u([\da-f]{4})|([\da-f]{2}))/g,(e,t,n)=>String.fromCharCode(Number.parseInt(t??n??`0`,16))),Qv=`*`,$v=(e,t)=>`${Xv(String(e??``))}..${Xv(String(t??``))}`,ey=`*none`,ty=`*some`,ny=`*not.`,ry={starts:`*starts.`,is:`*is.`};function iy(e){switch(e.kind){case`text`:return(e.manner?ry[e.manner]:``)+Xv(e.text);case`choice`:return e.values.map(e=>Xv(e)||Qv).join(`~`);case`path`:return Xv(e.path);case`boolean`:return String(e.value);case`empty`:return ey;case`date`:return e.span??$v(e.from,e.to);case`number`:return $v(e.from,e.to)}}function ay(e){return e.kind===`empty`&&e.isNot?ty:(e.isNot?ny:``)+iy(e)}var oy=e=>/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(e)&&Yl(e)!==void 0;function sy(e,t){let n=t.indexOf(`..`);if(n<0)return null;let[r,i]=[Zv(t.slice(0,n)),Zv(t.slice(n+2))],a=e===`date`?oy:e=>e.trim()!==``&&!Number.isNaN(Number(e));return r&&!a(r)||i&&!a(i)?null:e===`date`?{kind:e,...r&&{from:r},...i&&{to:i}}:{kind:e,...r&&{from:Number(r)},...i&&{to:Number(i)}}}function cy(e){for(let t of[`starts`,`is`]){let n=ry[t];if(e.startsWith(n))return{kind:`text`,text:Zv(e.slice(n.length)),manner:t}}return{kind:`text`,text:Zv(e)}}function ly(e,t){switch(e){case`text`:return cy(t);case`choice`:return{kind:e,values:t===``?[]:t.split(`~`).map(e=>e===Qv?``:Zv(e))};case`path`:return{kind:e,path:Zv(t)};case`boolean`:return t===`true`||t===`false`?{kind:e,value:t===`true`}:null;case`date`:{let n=ev(t);return n?{kind:e,span:n}:sy(e,t)}case`number`:return sy(e,t)}}function uy(e,t){if(t===ey)return{kind:`empty`};if(t===ty)return{kind:`empty`,isNot:!0};if(!t.startsWith(ny))return ly(e,t);let n=t.slice(5);if([ey,ty].includes(n)||n.startsWith(ny))return null;let r=ly(e,n);return r&&{...r,isNot:!0}}var dy=be({idTableGuid:[m(),`2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41`],refTable:[m(),`Prm.RefEtat`,Fe()],lbTable:[m(),`États d'équipement`,he()],idTypeTable:[I(),1,f(Se())],refTypeTable:[m(),`L`],lbTypeTable:[m(),`Liste`],description:[d(m()),null,ne()],isActif:[o(),!0,f(o())],isGenerer:[o(),!1],nbValeur:[re(f(I())),0],dtModification:[_t(),`2026-01-12T09:15:00.000Z`]}),{schema:fy,example:py}=dy,my=u({idTypeTable:I(),refTypeTable:m(),lbTypeTable:m()}),hy=Mt(`/api/Core/SysTable`,{GetList:Gt({value:a(fy),example:{value:[py]}}),GetTypeList:Gt({value:a(my),example:{value:[{idTypeTable:1,refTypeTable:`L`,lbTypeTable:`Liste`}]}}),Update:rt(dy.changed({idTableGuid:ve()},{lbTable:`États des équipements`})),Insert:$e(dy.added()),ChangeActif:$e({input:u({idTableGuid:ve(),isActif:o(),dtModification:_t()}),value:fy,example:{input:{idTableGuid:py.idTableGuid,isActif:!1},value:{...py,isActif:!1}}})}),gy=u({inserted:I(),updated:I(),unchanged:f(I()),errors:a(u({line:I(),field:f(d(m())),message:m()}))}),_y=be({idValeurGuid:[m(),`8b1f6a3e-5c0d-5e7a-8f21-9d4c2b1a0e51`],idValeur:[I(),1],idTableGuid:[m(),`2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41`,ve()],refTable:[m(),`Prm.RefEtat`],refValeur:[m(),`BON`,Fe()],lbValeur:[m(),`Bon état`,he()],lbCourt:[d(m()),`Bon`,Oe(he())],description:[d(m()),null,ne()],extendedData:[ke(d(m()),{format:`json`}),`{"couleur":"vert"}`,Oe(fe())],idValeurParent:[d(I()),null,Oe(Se())],niveauParent:[I(),0],ordre:[re(f(I())),1,re(f(I()))],isActif:[o(),!0,f(o())],dtModification:[_t(),`2026-01-12T09:15:00.000Z`]}),{schema:vy,example:yy}=_y,{idTableGuid:by}=yy,xy=Mt(`/api/Core/SysValeur`,{GetList:Gt({input:u({idTableGuid:f(ve()),refTable:f(m()),idValeurParent:re(f(p([Se(),t(``)])))}),value:a(vy),example:{input:{idTableGuid:by},value:[yy]}}),Update:rt(_y.changed({idValeurGuid:ve()},{lbValeur:`En bon état`})),Insert:$e(_y.added()),Delete:yt({input:u({idValeurGuid:ve()}),value:o(),example:{input:{idValeurGuid:yy.idValeurGuid},value:!0}}),Import:$e({input:u({idTableGuid:ve(),file:ft(),dryRun:re(f(o()))}),query:[`dryRun`],value:gy,example:{input:{idTableGuid:by,file:new File([`refValeur;lbValeur;lbCourt
BON;En bon état;Bon
USE;Usé;
`],`valeurs.csv`,{type:`text/csv`})},value:{inserted:1,updated:1,errors:[]}}})}),Sy=e=>(t,n={})=>({kind:e,name:t,...n}),Cy=Sy(`text`),wy=Sy(`ref`),Ty=Sy(`label`),Ey=Sy(`multiline`),Dy=Sy(`switch`),Oy=(e,t={})=>({kind:`password`,name:e,...t}),ky=Sy(`json`),Ay=Sy(`shown`),jy=(e,t={})=>({kind:`date`,name:e,...t}),My=(e,t,n={})=>({kind:`code`,name:e,codes:t,...n}),Ny=({isActif:e})=>e!==!1,Py=e=>`from`in e,Fy=(e,t,n)=>({kind:`choice`,name:e,source:Py(t)?t:oc(t,()=>({})),offered:Ny,...n}),Iy=(e,t,n={})=>({kind:`control`,name:e,control:t,...n}),Ly=oc(hy.GetList,()=>({})),Ry=new Map,zy=e=>{let t=Ry.get(e);if(t)return t;let n=oc(xy.GetList,()=>({refTable:e}));return Ry.set(e,n),n},By={id:({idValeur:e})=>e,parent:({idValeurParent:e})=>e},Vy=e=>t=>({value:t[e],text:t.lbValeur,description:t.refValeur}),Hy=(e,t,n=`idValeur`,r={})=>Fy(e,zy(t),{option:Vy(n),tree:By,...r});function Uy(e,t,n,r){if(e.kind===`choice`)return e;if(e.kind!==`control`)return null;let i=e.control(t,n,r),{name:a,label:o,help:s,isWide:c}=e;return i?.refControl===`SysTable`?Fy(a,Ly,{label:o,help:s,isWide:c,option:({refTable:e,lbTable:t})=>({value:e,text:t,description:e})}):i?.refControl===`SysValeur`&&i.refTable?Hy(a,i.refTable,`refValeur`,{label:o,help:s,isWide:c}):null}var Wy=({fields:e,sources:t=[]},n,r,i)=>[...new Set([...e.flatMap(e=>Uy(e,n,r,i)?.source??[]),...t])],Gy=e=>e==null||e===``||Array.isArray(e)&&e.length===0;function Ky(e,t,n,r,i){let a=null,o=new Proxy(t,{get:(e,t)=>{let n=typeof t==`string`?e[t]:void 0;return typeof t==`string`&&Gy(n)&&(a=t),n}}),s=e.input(o,n,r,i);return{input:s,waitsFor:s===null?a:null}}var qy=e=>t=>{let n=e.get(t)?.rows;return Array.isArray(n)?n:null};function Jy({editor:e,values:t,context:n,searches:r}){let[i,a]=N([Ys,Ls]),{wanted:o,found:s}=(0,V.useMemo)(()=>{let a=new Map,o=new Map,s=e=>(c(e),qy(a)(e)),c=e=>{if(a.has(e))return;a.set(e,{rows:null,isPending:!1,waitsFor:null,failed:null});let{input:c,waitsFor:l}=Ky(e,t,s,n,r.get(e)??``),u=ms({endpoint:e.from,input:c}),d=i[u];c!==null&&o.set(u,{endpoint:e.from,input:c});let f=c!==null&&d?.awaited!==null,p=c===null?null:d?.value??null;a.set(e,{rows:p,isPending:f,waitsFor:l,failed:c!==null&&p===null&&d?.error?u:null})};for(let r of Wy(e,t,n,s))c(r);return{wanted:[...o.values()],found:a}},[i,e,t,n,r]);return nc(o),(0,V.useMemo)(()=>({read:qy(s),isPending:e=>s.get(e)?.isPending??!1,waitsFor:e=>s.get(e)?.waitsFor??null,isFailed:e=>(s.get(e)?.failed??null)!==null,readAgain:()=>{for(let{failed:e}of s.values())e!==null&&a({id:e})}}),[s,a])}var Yy=new Map;function Xy(e,t,n=e.fields){let r=z(),i=(0,V.useMemo)(()=>Pc(e,t),[e,t]),a=Jy({editor:(0,V.useMemo)(()=>n===e.fields?e:{fields:n,...n.length>0&&e.sources?{sources:e.sources}:{}},[e,n]),values:i,context:t,searches:Yy});return(n,o)=>{let s=e.fields.find(e=>e.name===n);if(o==null||o===``||Array.isArray(o)&&o.length===0)return`—`;if(typeof o==`boolean`)return r(o?`conflict.yes`:`conflict.no`);if(s?.kind===`password`)return`••••`;if(s?.kind===`code`&&typeof o==`string`)return r.of(`code.${o}`,o);if(s?.kind===`date`&&typeof o==`string`)return Cr(o,`date`);let c=s&&Uy(s,i,t,a.read);if(c){let e=hc(c,mc(c,a.read,i),o);return[o].flat().map(t=>e.find(e=>e.value===uc(t))?.text??String(uc(t))).join(`, `)}return typeof o==`number`?r.number(o):typeof o==`string`?o:String(uc(o))}}var[Zy,Qy]=[100,1e5];function $y(e,t){let n=0;return[t,...e].slice(0,Zy).filter((e,t)=>(n+=e.rows.length,t===0||n<=Qy))}var eb=h(Br(`ronde-batches`,`batches`,fl),{serialize:`ignore`}),tb=F(),nb={box:eb,user:Jt},rb=_({source:nb,effect:async({box:e,user:t})=>t?e.read(t.login):[]}),ib=_({source:nb,effect:async({box:e,user:t},n)=>{let r=ll(n,Rn());t&&r&&await e.change(t.login,e=>$y(e,r))}}),ab=h(null,{serialize:`ignore`}).on(rb.doneData,(e,t)=>t).reset(en);D({clock:cl,target:ib}),D({clock:tb,target:rb});var ob=/^[=+\-@\t\r\n＝＋－＠]/,sb=/^-?\d+([.,]\d+)?$/,cb=(e,t)=>e.includes(t)||/["\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e,lb=e=>ob.test(e.replace(/^'+/,``))&&!sb.test(e)?`'${e}`:e,ub=(e,t)=>cb(lb(e),t),db=e=>e.startsWith(`'`)&&ob.test(e.replace(/^'+/,``))?e.slice(1):e,fb=(e,t)=>t===`fr`?String(e).replace(`.`,`,`):String(e);function pb(e,t,n){let r=e.dataType===`number`&&!e.format?Vl(e,t):void 0;return typeof r==`number`&&Number.isFinite(r)?fb(r,n):su(e,t,n)}function mb(e,t,n){let r=n===`fr`?`;`:`,`;return`\uFEFF${[t.map(({text:e})=>ub(e,r)),...e.map(e=>t.map(t=>ub(pb(t,e,n),r)))].map(e=>e.join(r)).join(`\r
`)}\r\n`}function hb(e,t,n=`text/csv;charset=utf-8`){let r=URL.createObjectURL(new Blob([t],{type:n}));Object.assign(document.createElement(`a`),{href:r,download:e}).click(),URL.revokeObjectURL(r)}var gb=g.div`
  display: flex;
  flex-direction: column;
  z-index: var(--ui-layer-popover);
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  box-shadow: var(--ui-shadow-2);
`,_b=g.div`
  min-block-size: 0;
  padding: var(--ui-space-1);
  overflow: auto;
  outline: none;

  &:empty {
    padding: 0;
  }
`,vb={blockSize:`min(320px, 50vh)`,minBlockSize:0,outline:`none`},yb=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-block-size: var(--ui-row-height);
  padding: 6px var(--ui-space-2);
  padding-inline-start: calc(var(--ui-space-2) + var(--option-level, 0) * var(--ui-space-4));
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  /* The windowed list has no padding: it would not be measured. */
  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  &[data-level='1'] {
    --option-level: 1;
  }
  &[data-level='2'] {
    --option-level: 2;
  }
  &[data-level='3'] {
    --option-level: 3;
  }
  &[data-level='4'] {
    --option-level: 4;
  }
  &[data-level='5'] {
    --option-level: 5;
  }
  &[data-level='6'] {
    --option-level: 6;
  }
  &[data-level='7'] {
    --option-level: 7;
  }
  &[data-level='8'] {
    --option-level: 8;
  }

  &[aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[data-active] {
    background: var(--ui-color-hover);
    box-shadow: inset 2px 0 0 var(--ui-color-focus);
  }
  &[data-active][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[data-active]:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--ui-color-focus);
  }
  &[aria-disabled] {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      background: Canvas;
    }
    &[data-active],
    &[data-active][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`,bb=g.div`
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;

  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  /* The keys bring the first option into view with its heading. */
  & + [role='option'] {
    scroll-margin-block-start: 3em;
  }
`,xb=g.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`,Sb=g.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  @media (forced-colors: active) {
    [data-active] & {
      color: inherit;
    }
  }
`,Cb=g.span`
  display: inline-flex;
  flex: none;
  color: var(--ui-color-primary-text);
  visibility: hidden;

  [aria-selected='true'] > & {
    visibility: visible;
  }
  @media (forced-colors: active) {
    color: inherit;
  }
`,wb=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`,Tb=g.div`
  flex: none;
  padding: var(--ui-space-1);
  border-block-start: 1px solid var(--ui-color-border);
`,Eb=e=>e.flatMap(e=>`options`in e?e.options.map(t=>({...t,heading:e.heading})):[e]);function Db(e){let t=e.flatMap(({heading:t},n)=>n===0||t!==e[n-1]?.heading?[n]:[]);return t.map((n,r)=>({heading:e[n]?.heading,start:n,options:e.slice(n,t[r+1])}))}var Ob=(e,t)=>`${e}-${t}`;function kb({id:e,options:t,active:n,onActivate:r,isChosen:i,onPick:a,option:o,index:s,isAlone:c}){let l=(0,V.useRef)(null),u=s===n,d=c&&o.heading!==void 0?`${Ob(e,s)}-heading`:void 0;return(0,V.useEffect)(()=>{let e=l.current,t=e?.closest(`[role="listbox"]`);if(!u||!e||!t)return;let n=()=>e.scrollIntoView({block:`nearest`});n();let r=new ResizeObserver(n);return r.observe(t),()=>r.disconnect()},[u]),(0,H.jsxs)(yb,{ref:l,id:Ob(e,s),role:`option`,"aria-selected":i(o),"aria-disabled":o.isDisabled||void 0,"aria-setsize":t.length,"aria-posinset":s+1,"aria-describedby":d,"data-active":u||void 0,"data-level":o.level?Math.min(o.level,8):void 0,onPointerMove:u||o.isDisabled?void 0:()=>r(s),onClick:o.isDisabled?void 0:()=>a(o),children:[(0,H.jsxs)(xb,{children:[o.text,o.description&&(0,H.jsx)(Sb,{children:o.description})]}),d!==void 0&&(0,H.jsx)(`span`,{id:d,hidden:!0,children:o.heading}),(0,H.jsx)(Cb,{children:(0,H.jsx)(_e,{name:xn})})]})}function Ab(e){let{option:{heading:t},options:n,index:r}=e;return(0,H.jsxs)(H.Fragment,{children:[t!==void 0&&t!==n[r-1]?.heading&&(0,H.jsx)(bb,{"aria-hidden":!0,children:t}),(0,H.jsx)(kb,{...e,isAlone:!0})]})}var jb=200,Mb=40,Nb=Yn(()=>vt(()=>import(`./virtual-list-CMpUzH0c.js`),__vite__mapDeps([14,4,5]))),Pb=e=>Or(Nb,e>jb),Fb=e=>e.preventDefault();function Ib(e){let{id:t,labelId:n,options:r,multiple:i}=e,a={id:t,role:`listbox`,"aria-labelledby":n,"aria-multiselectable":i||void 0,tabIndex:-1,onMouseDown:Fb};return r.length>jb?(0,H.jsx)(Lb,{...e,list:a}):(0,H.jsx)(_b,{...a,children:Db(r).map(({heading:t,start:n,options:r})=>{let i=r.map((t,r)=>(0,H.jsx)(kb,{...e,option:t,index:n+r},t.value));return t===void 0?i:(0,H.jsx)(Rb,{heading:t,children:i},`${t} ${n}`)})})}function Lb({list:e,...t}){let{module:n,failed:r}=xr(Nb);if(n)return(0,H.jsx)(n.VirtualList,{...t,list:e});let{options:i,active:a}=t,o=r?0:Math.max(0,Math.min(a,i.length-Mb));return(0,H.jsx)(_b,{...e,style:vb,children:i.slice(o,r?void 0:o+Mb).map((e,n)=>(0,H.jsx)(Ab,{...t,option:e,index:o+n},e.value))})}function Rb({heading:e,children:t}){let n=(0,V.useId)();return(0,H.jsxs)(`div`,{role:`group`,"aria-labelledby":n,children:[(0,H.jsx)(bb,{id:n,"aria-hidden":!0,children:e}),t]})}var zb=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase().replace(/œ/g,`oe`).replace(/æ/g,`ae`);function Bb(e,t,n){for(let r=t;r>=0&&r<e.length;r+=n)if(!e[r]?.isDisabled)return r;return-1}function Vb(e,t,n){let r=t.length-1,i=(e,i)=>{let a=Bb(t,Math.max(0,Math.min(r,e)),i);return a===-1?n:a};switch(e){case`ArrowDown`:return i(n+1,1);case`ArrowUp`:return i(n===-1?r:n-1,-1);case`PageDown`:return i(n+10,-1);case`PageUp`:return i(n-10,1);case`Home`:return i(0,1);case`End`:return i(r,-1);default:return null}}function Hb(e,t,n){let r=zb(t),i=new Set(r).size===1,a=i?r.slice(0,1):r,o=i?n+1:Math.max(0,n);for(let t=0;t<e.length;t+=1){let n=(o+t)%e.length,r=e[n];if(r&&!r.isDisabled&&zb(r.text).startsWith(a))return n}return-1}function Ub(e){return(0,ps.createPortal)((0,H.jsx)(gb,{...e,"data-react-aria-top-layer":`true`}),Tr())}var Wb=g.button`
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  padding-block: 0;
  padding-inline: var(--ui-space-3) var(--ui-space-2);
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  outline: none;
  text-align: start;
  cursor: pointer;

  /* Room for the button that clears, which stands over it. */
  &[data-clearable] > :first-child {
    padding-inline-end: var(--ui-space-7);
  }
  &:disabled {
    cursor: not-allowed;
  }
  [data-readonly] & {
    cursor: default;
  }
`,Gb=g.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`,Kb=g.span`
  color: var(--ui-color-text-muted);
`,qb=g(Ze)`
  position: absolute;
  inset-inline-end: var(--ui-space-7);
`,Jb=700,Yb=new Set([`ArrowDown`,`ArrowUp`,`Enter`,` `,`Home`,`End`]);function Xb(e,t){let[n,r]=(0,V.useState)(!1),[i,a]=(0,V.useState)(-1),o=(0,V.useRef)({text:``,at:-1/0}),s=t.findIndex(t=>t.value===e.value),c=n=>{e.isDisabled||e.isReadOnly||(a(n??(s>=0?s:Bb(t,0,1))),r(!0))},l=()=>r(!1),u=t=>{l(),t&&!t.isDisabled&&t.value!==e.value&&e.setValue(t.value)},d=e=>{if(e.key.length!==1||e.ctrlKey||e.metaKey||e.altKey)return!1;let r=e.timeStamp-o.current.at>Jb;if(e.key===` `&&r)return!1;o.current={text:(r?``:o.current.text)+e.key,at:e.timeStamp};let l=Hb(t,o.current.text,n?i:s);return n?l!==-1&&a(l):c(l===-1?void 0:l),!0},f=n=>(n.key===`Delete`||n.key===`Backspace`)&&!e.isRequired?(e.value!==null&&e.setValue(null),!0):Yb.has(n.key)?(c(n.key===`Home`||n.key===`End`?Vb(n.key,t,s)??void 0:void 0),!0):!1,p=e=>{if(e.key===`Tab`)return u(t[i]),!1;if(e.key===`Enter`||e.key===` `||e.altKey&&e.key===`ArrowUp`)return u(t[i]),!0;if(e.key===`Escape`)return e.stopPropagation(),l(),!0;let n=Vb(e.key,t,i);return n!==null&&a(n),n!==null};return{isOpen:n,active:i,setActive:a,open:c,close:l,pick:u,onKeyDown:e=>{(d(e)||(n?p(e):f(e)))&&e.preventDefault()},chosen:t[s]}}function Zb({options:e,placeholder:t,...n}){let{t:r}=R(),i=(0,V.useMemo)(()=>Eb(e),[e]),a=Ot(n,{read:e=>i.find(t=>t.value===e)?.value??null}),{isOpen:o,active:s,setActive:c,open:l,close:u,pick:d,onKeyDown:f,chosen:p}=Xb(a,i),{setReference:m,setFloating:h,floatingStyles:g}=dr({matchWidth:!0,maxHeight:360}),_=(0,V.useId)();Pb(i.length);let v=p!==void 0&&!a.isRequired&&!a.isReadOnly&&!a.isDisabled,y=()=>document.getElementById(a.ids.control)?.focus();return(0,H.jsxs)(Rt,{field:a,labels:`group`,onLabelPress:y,children:[(0,H.jsxs)(Vt,{ref:m,children:[(0,H.jsxs)(Wb,{...a.control,type:`button`,"data-clearable":v||void 0,role:`combobox`,"aria-labelledby":a.ids.label,"aria-haspopup":`listbox`,"aria-expanded":o,"aria-controls":o?_:void 0,"aria-activedescendant":o&&s>=0?Ob(_,s):void 0,"aria-readonly":a.isReadOnly||void 0,disabled:a.isDisabled,autoFocus:n.autoFocus,onKeyDown:f,onBlur:u,onClick:e=>{e.currentTarget.focus(),o?u():l()},children:[(0,H.jsx)(Gb,{children:p?.text??(0,H.jsx)(Kb,{children:t??r(`select.placeholder`)})}),(0,H.jsx)(_e,{name:vn})]}),v&&(0,H.jsx)(qb,{type:`button`,tabIndex:-1,"aria-label":r(`field.clear`,{label:a.label}),onClick:()=>{a.setValue(null),y()},children:(0,H.jsx)(_e,{name:Lr})})]}),o&&(0,H.jsx)(Ub,{ref:h,style:g,children:(0,H.jsx)(Ib,{id:_,labelId:a.ids.label,options:i,active:s,onActivate:c,isChosen:e=>e.value===a.value,onPick:d})})]})}var Qb=F(),$b=_({source:Ys,effect:async(e,{rows:t,rowsOf:n,key:r,keys:i,bulk:a})=>{let o=e[ms(t)],s=o&&o.readers>0&&o.awaited===null&&o.error===null,c=async({endpoint:e,input:t})=>(await pn({endpoint:e,input:t})).value,l=s?o.value:t.isServed?(await Promise.all(ic(t,r,i).map(c))).flat():await c(t),u=new Set(i),d=[l].flat().filter(e=>typeof e==`object`&&!!e),f=n?.(d)??d;return a(f.filter(e=>u.has(String(e[r]))),f)}}),ex=h([],{serialize:`ignore`}).on(Qb,(e,t)=>[...e,t]).on($b,([,...e])=>e).reset(en),tx=$b.doneData.filter({fn:e=>e===null||e.items.length===0});D({clock:tx,source:me,fn:e=>({type:`warning`,text:e(`undo.overtakenTold`)}),target:st});var nx=D({clock:$b.done,source:sl,filter:(e,{result:t})=>t!==null&&t.items.length>0,fn:(e,{params:t,result:n})=>({isRunning:e,undo:t,bulk:n})});D({clock:nx,filter:({isRunning:e})=>!e,fn:({bulk:e})=>e,target:Yc}),D({clock:nx,filter:({isRunning:e})=>e,fn:({undo:e})=>e,target:Qb}),D({clock:[Qb,cl,tx,$b.fail],source:{waiting:ex,isRunning:sl,isReading:$b.pending},filter:({waiting:e,isRunning:t,isReading:n})=>e.length>0&&!t&&!n,fn:({waiting:e})=>e[0],target:$b});var rx=e=>typeof e!=`string`||/^[\w.-]*$/.test(e.trim()),ix={label:Ye,text:Ye,multiline:Bt},ax={ref:50,label:200,text:2e3,multiline:2e3,json:65536},ox=new Set([`text`,`multiline`,`json`,`password`,`control`]);function sx(e,t,n){let r=t?.maxLength??ax[e.kind],i=t!==void 0&&(ox.has(e.kind)?t.isRequired:!t.isNullable&&!t.isOptional)&&e.kind!==`shown`&&e.kind!==`switch`&&t.type!==`array`,a=ix[e.kind];return[...i?[`REQUISE`]:[],...r===void 0||e.kind===`shown`?[]:[`MAX:${r}`],...e.kind===`ref`?[e=>rx(e)?null:n(`rule.ref`)]:[],...a?[e=>typeof e!=`string`||a.test(e.trim())?null:n(`rule.hidden`)]:[]]}var cx=(e,t,n)=>typeof e==`string`?e:r=>{let i=e.check(r,t);return i&&n(i)};function lx(e,t,n,r){let i=kc(e.endpoint);return Object.fromEntries(t.map(t=>{let a=[e.rules?.[t.name]??[]].flat().map(e=>cx(e,n,r)),o=sx(t,i.get(t.name),r).filter(e=>!a.includes(e));return[t.name,[...o,...a]]}))}var ux=g.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ui-space-2);
  min-block-size: 1.5rem;
  padding-block: 2px;
  font-size: var(--ui-font-14);
  line-height: calc(20 / 14);
  cursor: pointer;
  overflow-wrap: anywhere;

  [data-disabled] > & {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  [data-readonly] > & {
    cursor: default;
  }
`,dx=w`
  flex: none;
  appearance: none;
  border: 1px solid var(--ui-color-border-control);
  cursor: inherit;

  &:checked {
    border-color: var(--ui-color-primary);
    background-color: var(--ui-color-primary);
  }
  &[aria-invalid] {
    border-color: var(--ui-color-error);
  }
  /* It is read and not pressed: no ground that invites a press, the mark in the colour of text. */
  &[aria-readonly] {
    border-style: dashed;
    border-color: var(--ui-color-border-control);
    background-color: transparent;
  }
  &:disabled {
    border-color: var(--ui-color-border-control);
    background-color: var(--ui-color-surface-sunken);
  }

  @media (forced-colors: active) {
    &:checked {
      forced-color-adjust: none;
      background-color: Highlight;
    }
    &[aria-readonly] {
      background-color: Canvas;
      border-color: CanvasText;
    }
    &:disabled {
      border-color: GrayText;
    }
  }
`,fx=g.div`
  display: grid;
  gap: var(--ui-space-1);

  &[data-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ui-space-5);
  }
`,px=g(ux)`
  &:has(:disabled) {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  [data-readonly] & {
    cursor: default;
  }
`,mx=g.span`
  min-inline-size: 0;
`,hx=g.span`
  display: block;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`,gx=g.input`
  display: grid;
  place-content: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 1px 0;
  border-radius: 50%;
  background: var(--ui-color-surface);

  ${dx}

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: transparent;
  }

  &:checked::before {
    background: var(--ui-color-on-primary);
  }
  /* The group has the state, not its dots. */
  [aria-invalid] & {
    border-color: var(--ui-color-error);
  }
  [data-readonly] & {
    border-style: dashed;
    border-color: var(--ui-color-border-control);
    background: transparent;
  }
  [data-readonly] &:checked::before {
    background: var(--ui-color-text);
  }
  &:disabled:checked::before {
    background: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &:checked::before {
      background: HighlightText;
    }
    [data-readonly] & {
      background: Canvas;
    }
    [data-readonly] &:checked::before {
      background: CanvasText;
    }
    &:disabled {
      background-color: Canvas;
    }
    &:disabled:checked::before {
      background: GrayText;
    }
  }
`;function _x({options:e,orientation:t=`vertical`,...n}){let r=Ot(n,{read:t=>e.find(e=>e.value===t)?.value??null}),i=(0,V.useId)();return(0,H.jsx)(Rt,{field:r,labels:`group`,children:(0,H.jsx)(fx,{...r.control,role:`radiogroup`,"aria-labelledby":r.ids.label,"aria-readonly":r.isReadOnly||void 0,"data-orientation":t,children:e.map((e,t)=>(0,H.jsxs)(px,{children:[(0,H.jsx)(gx,{type:`radio`,name:i,value:e.value,checked:r.value===e.value,onChange:()=>r.setValue(e.value),disabled:r.isDisabled||e.isDisabled,"aria-describedby":e.description?`${i}-${t}`:void 0,autoFocus:n.autoFocus&&t===0}),(0,H.jsxs)(mx,{children:[e.text,e.description&&(0,H.jsx)(hx,{id:`${i}-${t}`,children:e.description})]})]},e.value))})})}var vx=({fields:e},t)=>n=>{let r=e.find(e=>e.name===n)?.label;return r?t(r):t.of(`field.${n}`,n)},yx=({label:e,...t})=>(0,H.jsx)(Ze,{tabIndex:-1,...t,"aria-label":e,children:(0,H.jsx)(_e,{name:zr})}),bx=g.div`
  padding: var(--ui-space-3);
  overflow: auto;
`,xx=g.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-block-end: var(--ui-space-2);
`,Sx=g.div`
  flex: 1;
  font-weight: var(--ui-weight-strong);
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`,Cx=g.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    inline-size: 2.375rem;
    padding: 0 0 var(--ui-space-1);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
    text-align: center;
  }
  td {
    padding: 1px;
  }
`,wx=g.div`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.125rem;
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  &[data-today] {
    font-weight: var(--ui-weight-strong);
    color: var(--ui-color-primary-text);
    box-shadow: inset 0 0 0 1px var(--ui-color-border-control);
  }
  &[data-selected] {
    background: var(--ui-color-primary);
    color: var(--ui-color-on-primary);
  }
  &[data-between] {
    background: var(--ui-color-selected);
  }
  &[data-disabled] {
    background: none;
    color: var(--ui-color-text-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-between] {
      forced-color-adjust: none;
      border: 1px solid Highlight;
      background: Canvas;
      color: CanvasText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`,Tx=g.div`
  display: flex;
  flex: none;
  justify-content: space-between;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-block-start: 1px solid var(--ui-color-border);
`;function Ex({id:e,label:t,style:n,onClose:r,footer:i,children:a,ref:o}){let s=(0,V.useRef)(null),c=jr(s,o);return ar({ref:s,onInteractOutside:r}),(0,H.jsx)(Ub,{id:e,ref:c,style:n,role:`dialog`,"aria-modal":!0,"aria-label":t,onKeyDownCapture:e=>{e.key===`Escape`&&(e.stopPropagation(),r())},children:(0,H.jsxs)(Nr,{contain:!0,restoreFocus:!0,children:[a,(0,H.jsx)(Tx,{children:i})]})})}function Dx({state:e}){let{locale:t}=ue(),{gridProps:n,headerProps:r,weekDays:i,weeksInMonth:a}=Zo({weekdayStyle:`short`},e),o=n=>{(n.key===`Home`||n.key===`End`)&&(n.preventDefault(),n.stopPropagation(),e.setFocusedDate(n.key===`Home`?_a(e.focusedDate,t):va(e.focusedDate,t)))};return(0,H.jsxs)(Cx,{...n,onKeyDownCapture:o,children:[(0,H.jsx)(`thead`,{...r,children:(0,H.jsx)(`tr`,{children:i.map(e=>(0,H.jsx)(`th`,{children:e},e))})}),(0,H.jsx)(`tbody`,{children:Array.from({length:a},(t,n)=>(0,H.jsx)(`tr`,{children:e.getDatesInWeek(n).map(t=>t&&(0,H.jsx)(kx,{state:e,date:t},t.toString()))},n))})]})}var Ox=e=>`highlightedRange`in e?e.highlightedRange:null;function kx({state:e,date:t}){let n=(0,V.useRef)(null),r=!$i(t,e.visibleRange.start),{cellProps:i,buttonProps:a,isSelected:o,isDisabled:s,formattedDate:c}=Xo({date:t,isOutsideMonth:r},e,n),l=Ox(e),u=l!==null&&(Qi(t,l.start)||Qi(t,l.end)),d=o&&l!==null&&!u;return(0,H.jsx)(`td`,{...i,children:(0,H.jsx)(wx,{...a,ref:n,hidden:r,"data-selected":o&&!d||void 0,"data-between":d||void 0,"data-disabled":s||void 0,"data-today":na(t,fa())||void 0,children:c})})}function Ax({state:e,title:t,...n}){let{t:r}=R(),i=(t,n)=>e.setFocusedDate(e.focusedDate.add({years:t,months:n}));return(0,H.jsxs)(bx,{...n,children:[(0,H.jsxs)(xx,{children:[(0,H.jsx)(jx,{icon:Tn,label:r(`date.previousYear`),onClick:()=>i(-1,0)}),(0,H.jsx)(jx,{icon:fn,label:r(`date.previousMonth`),onClick:()=>i(0,-1)}),(0,H.jsx)(Sx,{"aria-live":`polite`,children:t}),(0,H.jsx)(jx,{icon:On,label:r(`date.nextMonth`),onClick:()=>i(0,1)}),(0,H.jsx)(jx,{icon:Cn,label:r(`date.nextYear`),onClick:()=>i(1,0)})]}),(0,H.jsx)(Dx,{state:e})]})}function jx({icon:e,label:t,onClick:n}){return(0,H.jsx)(Ze,{type:`button`,"aria-label":t,title:t,onClick:n,children:(0,H.jsx)(_e,{name:e})})}var Mx=()=>new Xi;function Nx({label:e,value:t,minValue:n,maxValue:r,onPick:i}){let{locale:a}=ue(),o={value:t,minValue:n,maxValue:r,onChange:i,autoFocus:!0,"aria-label":e},s=ss({...o,locale:a,createCalendar:Mx}),{calendarProps:c,title:l}=Vo(o,s);return(0,H.jsx)(Ax,{...c,state:s,title:l})}function Px({minValue:e,maxValue:t,canClear:n,onPick:r,timeZone:i=fa()}){let{t:a}=R(),o=oa(i),s=(e===null||o.compare(e)>=0)&&(t===null||o.compare(t)<=0);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(B,{tone:`quiet`,size:`small`,isDisabled:!s,onPress:()=>r(o),children:a(`date.today`)}),n&&(0,H.jsx)(B,{tone:`quiet`,size:`small`,onPress:()=>r(null),children:a(`date.clear`)})]})}function Fx({dialog:{isOpen:e,setFloating:t,dialogProps:n},value:r,minValue:i=null,maxValue:a=null,canClear:o,timeZone:s,onPick:c}){if(!e)return null;let l={minValue:i,maxValue:a};return(0,H.jsx)(Ex,{...n,ref:t,footer:(0,H.jsx)(Px,{...l,timeZone:s,canClear:o,onPick:c}),children:(0,H.jsx)(Nx,{...l,label:n.label,value:r,onPick:c})})}function Ix(e,t,n){if(e<1e3||e>9999)return null;let r=new vo(e,t,n);return r.year===e&&r.month===t&&r.day===n?r:null}var Lx=(e,t)=>{if(!e)return null;let[n=0,r=0,i=0]=e.slice(1).map(Number);return t===`dmy`?Ix(i,r,n):Ix(n,r,i)},Rx=e=>typeof e==`string`?Lx(/^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(e),`ymd`):null,zx=e=>`${String(e.day).padStart(2,`0`)}/${String(e.month).padStart(2,`0`)}/${String(e.year).padStart(4,`0`)}`,Bx=e=>{let t=Rx(e);return t?zx(t):``},Vx=e=>Lx(/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(e)??/^(\d{2})(\d{2})(\d{4})$/.exec(e),`dmy`)??Lx(/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(e),`ymd`);function Hx(e){let t=/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2})$/.exec(e)??/^(\d{2})(\d{2})(\d{2})$/.exec(e);if(!t)return Vx(e);let[n=0,r=0,i=0]=t.slice(1).map(Number);return Ix(i+(i>=69?1900:2e3),r,n)}function Ux({label:e,isLocked:t}){let{t:n}=R(),[r,i]=(0,V.useState)(!1),{setReference:a,setFloating:o,floatingStyles:s}=dr({matchWidth:!1,maxHeight:480}),c=(0,V.useId)();return{isOpen:r,close:()=>i(!1),setReference:a,onCalendarKey:e=>{e.key===`ArrowDown`&&e.altKey&&!t&&(e.preventDefault(),i(!0))},buttonProps:{type:`button`,"aria-haspopup":`dialog`,"aria-expanded":r,"aria-controls":r?c:void 0,disabled:t,onClick:()=>i(!0)},setFloating:o,dialogProps:{id:c,style:s,label:n(`date.calendar`,{label:e}),onClose:()=>i(!1)}}}function Wx({field:e,empty:t,format:n,parse:r,parseOnLeave:i=r}){let[a,o]=(0,V.useState)(null),s=a!==null&&Object.is(a.value,e.value)?a:null;return{text:s?.text??n(e.value),type:n=>{let{value:i,problem:a}=n.trim()===``?{value:t,problem:null}:r(n.trim()),s=i??t;o({text:n,value:s,problem:a}),e.setValue(s,a)},leave:()=>{if(s===null)return;let t=s.problem!==null&&s.text.trim()!==``?i(s.text.trim()):s;t.problem===null?(o(null),t!==s&&e.setValue(t.value)):e.showProblem(t.problem)},setValue:t=>{o(null),e.setValue(t)}}}function Gx(e,{minValue:t,maxValue:n},r){if(!(t!==``&&e<t||n!==``&&e>n))return null;let[i,a]=[Bx(t),Bx(n)];return i&&a?r(`date.outOfRange`,{from:i,to:a}):i?r(`date.tooEarly`,{from:i}):r(`date.tooLate`,{to:a})}function Kx(e,t){let{t:n}=R(),r=e=>e?{value:e.toString(),problem:Gx(e.toString(),t,n)}:{value:null,problem:n(`date.invalid`)};return Wx({field:e,empty:``,format:Bx,parse:e=>r(Vx(e)),parseOnLeave:e=>r(Hx(e))})}function qx({field:e,typed:t,autoComplete:n=`off`,onKeyDown:r,...i}){return(0,H.jsx)(Kt,{...e.control,...i,type:`text`,dir:`ltr`,value:t.text,onChange:e=>t.type(e.currentTarget.value),onBlur:t.leave,onKeyDown:e=>{e.key===`Enter`&&t.leave(),r?.(e)},disabled:e.isDisabled,readOnly:e.isReadOnly,autoComplete:n})}var Jx=e=>Rx(e)?.toString()??``;function Yx({minValue:e=``,maxValue:t=``,autoComplete:n,inputRef:r,...i}){let{t:a}=R(),o=Ot(i,{read:Jx}),{setReference:s,onCalendarKey:c,buttonProps:l,...u}=Ux({label:o.label,isLocked:o.isDisabled||o.isReadOnly}),d=Kx(o,{minValue:e,maxValue:t}),f=e=>{d.setValue(e?.toString()??``),u.close()};return(0,H.jsxs)(Rt,{field:o,children:[(0,H.jsxs)(Vt,{ref:s,children:[(0,H.jsx)(qx,{field:o,typed:d,ref:r,inputMode:`numeric`,name:i.name,placeholder:a(`date.placeholder`),onKeyDown:c,autoFocus:i.autoFocus,autoComplete:n}),(0,H.jsx)(yx,{...l,label:a(`date.pick`,{label:o.label})})]}),(0,H.jsx)(Fx,{dialog:u,value:Rx(o.value),minValue:Rx(e),maxValue:Rx(t),canClear:o.value!==``&&!o.isRequired,onPick:f})]})}var Xx=/[{}[\]:,]/,Zx=/[ \t\r\n]/,Qx=/[^\s{}[\]:,"]+/y,$x=/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;function*eS(e){let t=0;for(;t<e.length;){let n=e[t]??``;if(Zx.test(n)){t+=1;continue}let r=Xx.test(n)?{kind:n,start:t,end:t+1}:n===`"`?tS(e,t):rS(e,t);yield r,t=r.end}}function tS(e,t){for(let n=t+1;n<e.length;n+=1){let r=e[n]??``;if(r===`"`)return{kind:`text`,start:t,end:n+1};if(r===`
`||r===`\r`)return{kind:`text`,start:t,end:n,mistake:`text`};if(r<` `)return{kind:`text`,start:t,end:n+1,mistake:`control`,mistakeAt:n};if(r===`\\`){let r=nS(e,n);if(r===0)return{kind:`text`,start:t,end:n+1,mistake:`escape`,mistakeAt:n};n+=r-1}}return{kind:`text`,start:t,end:e.length,mistake:`text`}}function nS(e,t){return`"\\/bfnrt`.includes(e[t+1]??` `)?2:/^u[\da-fA-F]{4}$/.test(e.slice(t+1,t+6))?6:0}function rS(e,t){Qx.lastIndex=t;let n=Qx.exec(e)?.[0]??e[t]??``,r={kind:`plain`,start:t,end:t+Math.max(1,n.length)};return $x.test(n)||n===`true`||n===`false`||n===`null`?r:{...r,mistake:/^[-+.\d]/.test(n)?`number`:`word`}}function iS(e){let t=[...eS(e)],n=0,r=``,i=()=>`\n${`  `.repeat(n)}`;for(let[a,{kind:o,start:s,end:c}]of t.entries()){let l=t[a-1]?.kind,u=o===`}`&&l===`{`||o===`]`&&l===`[`;(o===`}`||o===`]`)&&--n,!u&&a>0&&(o===`}`||o===`]`||l===`{`||l===`[`||l===`,`)&&(r+=i()),r+=e.slice(s,c),o===`:`&&(r+=` `),(o===`{`||o===`[`)&&(n+=1)}return r}var aS=g(Vt)`
  align-items: stretch;
  overflow: hidden;
  font-family: var(--ui-font-mono);
  font-size: var(--ui-font-13);
  line-height: 1.5;

  /* As large as the text beside it, which iOS would zoom into otherwise. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`,oS=g.div`
  flex: none;
  min-inline-size: 3.2em;
  block-size: 0;
  min-block-size: 100%;
  padding: var(--ui-space-2);
  padding-block-end: calc(var(--ui-space-2) + 1em);
  overflow: hidden;
  border-inline-end: 1px solid var(--ui-color-border);
  background: var(--ui-color-surface-sunken);
  color: var(--ui-color-text-muted);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: pre;
  user-select: none;

  > mark {
    margin-inline: -4px;
    padding-inline: 4px;
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
`,sS=g.textarea`
  flex: 1;
  min-inline-size: 0;
  block-size: calc(var(--rows) * 1.5em + 2 * var(--ui-space-2));
  min-block-size: calc(3 * 1.5em + 2 * var(--ui-space-2));
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: inherit;
  tab-size: 2;
  white-space: pre;
  direction: ltr;
  overflow: auto;
  outline: none;
  resize: vertical;

  &:disabled {
    cursor: not-allowed;
    resize: none;
    -webkit-text-fill-color: currentColor;
  }
`,cS=g.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
  inline-size: 100%;
  min-block-size: var(--ui-control-height-small);
`,lS=g.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ui-color-success);
  font-size: var(--ui-font-12);
`,uS={"{":`firstKey`,"[":`firstValue`};function dS(e){let t=[],n=`start`;for(let r of eS(e)){let i=pS(r,n,t.at(-1));if(i)return gS(e,r.start,i);if(r.mistake)return gS(e,r.mistakeAt??r.start,r.mistake);n=hS(r,n,t)}return n===`finished`?null:gS(e,e.trimEnd().length,n===`start`?`notObject`:`end`)}var fS={"{":`}`,"[":`]`};function pS({kind:e},t,n){let r=n!==void 0&&e===fS[n];switch(t){case`start`:return e===`{`?null:`notObject`;case`finished`:return`after`;case`firstKey`:return e===`text`||r?null:`key`;case`key`:return e===`text`?null:r?`trailingComma`:`key`;case`colon`:return e===`:`?null:`colon`;case`next`:return e===`,`||r?null:`comma`;case`firstValue`:return mS(e)||r?null:`value`;case`value`:return mS(e)?null:r&&n===`[`?`trailingComma`:`value`}}var mS=e=>e===`text`||e===`plain`||e===`{`||e===`[`;function hS({kind:e},t,n){if(e===`:`)return`value`;if(e===`,`)return n.at(-1)===`{`?`key`:`value`;if(e===`{`||e===`[`)return n.push(e),uS[e]??`value`;if(e===`}`||e===`]`)n.pop();else if(t===`key`||t===`firstKey`)return`colon`;return n.length===0?`finished`:`next`}function gS(e,t,n){let r=e.slice(0,t).split(/\r\n|\r|\n/);return{kind:n,line:r.length,column:we(r.at(-1)??``)+1}}var _S=400;function vS(e){let[t,n]=(0,V.useState)(e);return(0,V.useEffect)(()=>{let t=setTimeout(()=>n(e),e===null?0:_S);return()=>clearTimeout(t)},[e]),e===null?null:t}function yS({rows:e=10,inputRef:t,...n}){let{t:r}=R(),i=(0,V.useRef)(null),a=(0,V.useRef)(null),o=e=>e&&r(`json.at`,{line:e.line,column:e.column,mistake:r(`json.${e.kind}`)}),s=Ot(n,{read:Wt}),c=(0,V.useMemo)(()=>bS(s.value),[s.value]),l=vS(o(c)),u=s.error??l??void 0,d=[s.help?s.ids.help:``,u?s.ids.error:``].filter(Boolean).join(` `),f={...s,error:u},p=c===null&&s.value.trim()!==``&&!s.isDisabled&&!s.isReadOnly,m=()=>{let[e,t]=[iS(s.value),i.current];p&&e!==s.value&&t&&(t.focus(),t.select(),document.execCommand(`insertText`,!1,e)||s.setValue(e),t.setSelectionRange(0,0),t.scrollTop=0)},h=e=>{e.code===`KeyF`&&e.altKey&&e.shiftKey&&!e.ctrlKey&&!e.metaKey&&(e.preventDefault(),m())};return(0,H.jsxs)(Rt,{field:f,children:[(0,H.jsxs)(aS,{children:[(0,H.jsx)(xS,{text:s.value,marked:l?c?.line:void 0,ref:a}),(0,H.jsx)(sS,{...s.control,"aria-invalid":u?!0:void 0,"aria-describedby":d||void 0,"aria-keyshortcuts":`Alt+Shift+F`,ref:Ve(i,t),name:n.name,value:s.value,onChange:e=>{let t=e.currentTarget.value;s.setValue(t,o(bS(t)))},onKeyDown:h,onScroll:e=>{a.current&&(a.current.scrollTop=e.currentTarget.scrollTop)},disabled:s.isDisabled,readOnly:s.isReadOnly,autoFocus:n.autoFocus,wrap:`off`,spellCheck:!1,autoComplete:`off`,autoCapitalize:`off`,style:{"--rows":e}})]}),(0,H.jsxs)(cS,{children:[(0,H.jsx)(lS,{children:c===null&&s.value.trim()!==``&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(_e,{name:pr}),r(`json.valid`)]})}),!s.isReadOnly&&(0,H.jsx)(B,{size:`small`,tone:`quiet`,isDisabled:!p,onPress:m,title:r(`json.formatKey`),children:r(`json.format`)})]}),(0,H.jsx)(Ce,{role:`status`,children:l})]})}var bS=e=>e.trim()===``?null:dS(e);function xS({text:e,marked:t,ref:n}){let r=e.split(/\r\n|\r|\n/).length,i=(e,t)=>Array.from({length:Math.max(0,t-e+1)},(t,n)=>`${e+n}\n`).join(``);return(0,H.jsx)(oS,{ref:n,"aria-hidden":!0,children:t===void 0?i(1,r):(0,H.jsxs)(H.Fragment,{children:[i(1,t-1),(0,H.jsx)(`mark`,{children:t}),`
`,i(t+1,r)]})})}function SS(e){let t=new Intl.NumberFormat(e).formatToParts(12345.6),n=e=>t.find(t=>t.type===e)?.value??``;return{group:n(`group`),decimal:n(`decimal`)}}function CS(e,t){let{group:n,decimal:r}=SS(t),i=e.replace(/[\s\u2212]/g,e=>e===`−`?`-`:``);return n.trim()!==``&&(i=i.replaceAll(n,``)),i=i.replace(r,`.`),/^-?(?:\d+\.?\d*|\.\d+)$/.test(i)?Number(i):null}var wS=g.span`
  padding-inline-end: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`,TS={useGrouping:`min2`,maximumFractionDigits:20},ES={ArrowUp:1,ArrowDown:-1,PageUp:10,PageDown:-10},DS=e=>{let t=typeof e==`string`&&e.trim()!==``?Number(e):e;return typeof t==`number`&&Number.isFinite(t)?t:null};function OS(e){let{minValue:t,maxValue:n,step:r=1,isInteger:i=!1,formatOptions:a=TS,unit:o,autoComplete:s,inputRef:c,...l}=e,{t:u}=R(),{locale:d}=ue(),f=Ot(l,{read:DS}),p=e=>new Intl.NumberFormat(d,a).format(e),m=e=>i&&!Number.isInteger(e)?u(`rules.numeric`):t!==void 0&&e<t?u(`number.atLeast`,{n:p(t)}):n!==void 0&&e>n?u(`number.atMost`,{n:p(n)}):null,h=Wx({field:f,empty:null,format:e=>e===null?``:p(e),parse:e=>{let t=CS(e,d);return t===null?{value:t,problem:u(i?`rules.numeric`:`rules.number`)}:{value:t,problem:m(t)}}}),g=e=>{let i=ES[e.key];if(i===void 0||e.altKey||e.ctrlKey||e.metaKey||f.isReadOnly)return;e.preventDefault();let a=Number(((f.value??0)+i*r).toPrecision(12));h.setValue(Math.min(n??1/0,Math.max(t??-1/0,a)))};return(0,H.jsx)(Rt,{field:f,children:(0,H.jsxs)(Vt,{children:[(0,H.jsx)(St,{...f.control,ref:c,type:`text`,role:`spinbutton`,inputMode:i&&(t??-1)>=0?`numeric`:`decimal`,"aria-valuenow":f.value??void 0,"aria-valuemin":t,"aria-valuemax":n,"aria-valuetext":f.value===null?void 0:[p(f.value),o].filter(Boolean).join(` `),name:l.name,value:h.text,onChange:e=>h.type(e.currentTarget.value),onBlur:h.leave,onKeyDown:g,disabled:f.isDisabled,readOnly:f.isReadOnly,autoFocus:l.autoFocus,autoComplete:s??`off`}),o&&(0,H.jsx)(wS,{"aria-hidden":!0,children:o})]})})}function kS({box:e,isSwitch:t=!1,boxRef:n,...r}){let i=Ot(r,{read:nt});return(0,H.jsxs)(ut,{field:i,children:[(0,H.jsxs)(ux,{children:[(0,H.jsx)(e,{...i.control,ref:n,type:`checkbox`,role:t?`switch`:void 0,name:r.name,checked:i.value,"aria-checked":t?i.value:void 0,onChange:e=>i.setValue(e.currentTarget.checked),"aria-readonly":i.isReadOnly||void 0,disabled:i.isDisabled,autoFocus:r.autoFocus}),(0,H.jsxs)(`span`,{children:[i.label,(0,H.jsx)(jt,{isRequired:i.isRequired})]})]}),(0,H.jsx)(Ke,{field:i})]})}var AS=g.input`
  position: relative;
  inline-size: 2.25rem;
  block-size: 1.25rem;
  margin: 0;
  border-radius: 10px;
  background: var(--ui-color-surface-sunken);
  transition: background-color var(--ui-motion-fast);

  ${dx}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: calc(1.25rem - 6px);
    block-size: calc(1.25rem - 6px);
    border-radius: 50%;
    background: var(--ui-color-border-control);
    transition: inset-inline-start var(--ui-motion-fast);
  }

  &:checked::before {
    inset-inline-start: calc(1rem + 2px);
    background: var(--ui-color-on-primary);
  }
  &[aria-readonly]::before {
    background: var(--ui-color-text);
  }
  &:disabled::before {
    background: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:checked::before {
      background: HighlightText;
    }
    &[aria-readonly]::before {
      background: CanvasText;
    }
    &:disabled {
      background-color: Canvas;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`,jS=e=>(0,H.jsx)(kS,{...e,box:AS,isSwitch:!0}),MS=g.div`
  min-block-size: 0;
  padding: var(--ui-space-1);
  overflow: auto;

  &:empty {
    display: none;
  }
`,NS=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-block-size: var(--ui-row-height);
  padding-inline: calc(var(--picker-level) * var(--ui-space-5)) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  /* The windowed tree has no padding: it would not be measured. */
  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  &:hover {
    background: var(--ui-color-hover);
  }
  &[aria-selected='true'] {
    background: var(--ui-color-selected);
    font-weight: var(--ui-weight-strong);
  }
  &[data-active] {
    background: var(--ui-color-hover);
    box-shadow: inset 2px 0 0 var(--ui-color-focus);
  }
  &[data-active][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[data-active]:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--ui-color-focus);
  }
  &[aria-disabled] {
    color: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`,PS=g.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  color: var(--ui-color-text-muted);

  > * {
    transition: rotate var(--ui-motion-fast);
  }
  &:dir(rtl) > * {
    rotate: 180deg;
  }
  &[data-open] > * {
    rotate: 90deg;
  }
`,FS=g.span`
  min-inline-size: 0;
  padding-block: var(--ui-space-1);
  overflow-wrap: anywhere;

  &[data-description] {
    flex: none;
    max-inline-size: 45%;
    margin-inline-start: auto;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    text-align: end;
  }
  &[data-failed] {
    color: var(--ui-color-error);
    font-size: var(--ui-font-12);
  }
`;function IS({state:e,chosen:t,id:n,at:r}){let{t:i}=R(),a=e.rows[r];if(!a)return null;let{option:o,level:s,position:c,count:l,isOpen:u}=a,d=e.stateOf(o.value);return(0,H.jsxs)(NS,{id:`${n}-${r}`,role:`treeitem`,"aria-level":s,"aria-posinset":c,"aria-setsize":l,"aria-expanded":u??void 0,"aria-selected":o.value===t,"aria-disabled":o.isDisabled||void 0,"data-active":r===e.active||void 0,style:{"--picker-level":s-1},onClick:()=>o.isDisabled&&u!==null?e.toggle(a):e.choose(a),children:[(0,H.jsx)(PS,{"aria-hidden":`true`,"data-open":u||void 0,onClick:t=>{u!==null&&(t.stopPropagation(),e.toggle(a))},children:d===`loading`?(0,H.jsx)(pt,{}):u!==null&&(0,H.jsx)(_e,{name:On})}),(0,H.jsx)(FS,{children:o.text}),o.description&&(0,H.jsx)(FS,{"data-description":!0,children:o.description}),d===`failed`&&(0,H.jsx)(FS,{"data-failed":!0,children:i(`treePicker.failed`)})]})}var LS=200,RS=40,zS=Yn(()=>vt(()=>import(`./virtual-lines-DymARVjQ.js`),__vite__mapDeps([15,4,5])));function BS({state:e,chosen:t,id:n,labelId:r,isLoading:i,style:a,ref:o}){let{t:s}=R(),c=e.rows.length;Or(zS,c>0);let l={role:`tree`,id:n,"aria-labelledby":r},u={state:e,chosen:t,id:n};return(0,ps.createPortal)((0,H.jsxs)(gb,{ref:o,style:a,"data-react-aria-top-layer":!0,onMouseDown:e=>e.preventDefault(),children:[c>LS?(0,H.jsx)(VS,{...u,tree:l}):(0,H.jsx)(HS,{...u,tree:l,end:c}),c===0&&(0,H.jsx)(wb,{children:i?(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(pt,{}),s(`field.loading`)]}):s(`treePicker.empty`)})]}),Tr())}function VS(e){let{module:t,failed:n}=xr(zS);if(t)return(0,H.jsx)(t.VirtualLines,{...e});let{rows:r,active:i}=e.state,a=n?0:Math.max(0,Math.min(i,r.length-RS));return(0,H.jsx)(HS,{...e,start:a,end:n?r.length:a+RS})}function HS({tree:e,start:t=0,end:n,...r}){let i=(0,V.useRef)(null),{rows:a,active:o}=r.state;return(0,V.useEffect)(()=>{i.current?.querySelector(`#${CSS.escape(`${r.id}-${o}`)}`)?.scrollIntoView({block:`nearest`})},[r.id,o]),(0,H.jsx)(MS,{...e,ref:i,children:a.slice(t,n).map(({option:e},n)=>(0,H.jsx)(IS,{...r,at:t+n},e.value))})}var US=/[\p{L}\p{N}]/u;function WS(e,t){if(e===t)return 4;if(e.startsWith(t))return 3;for(let n=e.indexOf(t);n>0;n=e.indexOf(t,n+1))if(!US.test(e.charAt(n-1)))return 2;return+!!e.includes(t)}var GS=({text:e,description:t=``})=>[e,t].map(J_);function KS({options:e,childrenOf:t,isOpen:n,query:r}){let i=J_(r).split(/\s+/).filter(Boolean),a=i.length>0,o=new Set,s=new Set,c=(e,n)=>{let r=!1;for(let a of e){let e=GS(a),l=n.filter(t=>!e.some(e=>e.includes(t)));l.length===0&&i.some(t=>e.some(e=>e.includes(t)))&&o.add(a.value),c(t(a)??[],l)&&s.add(a.value),r||=o.has(a.value)||s.has(a.value)}return r};a&&c(e,i);let l=({value:e})=>o.has(e)||s.has(e),u=[],d=(e,r,i)=>{let c=a?e.filter(l):e;c.forEach((e,l)=>{let f=t(e),p=e.hasChildren===!0||(f?.length??0)>0,m=a?s.has(e.value):n(e.value);u.push({option:e,level:r,position:l+1,count:c.length,isOpen:p?m:null,parent:i,isFound:o.has(e.value)}),p&&m&&d(f??[],r+1,e.value)})};return d(e,1,null),u}function qS(e,t){let n=J_(t.trim()).split(/\s+/).join(` `);if(n===``)return-1;let r=[],i=e.map(({option:e,level:t,isFound:i})=>(r.splice(t-1,1/0,J_(e.text)),e.isDisabled||!i?0:1+Math.max(...[...GS(e),r.join(` `)].map(e=>WS(e,n))))),a=i.reduce((e,t)=>Math.max(e,t),0);return a===0?-1:i.findIndex(e=>e===a)}function JS(e,t,n){for(let r of e){if(r.value===n)return[r];let e=JS(t(r)??[],t,n);if(e.length>0)return[r,...e]}return[]}function YS(e){let[t,n]=(0,V.useState)(new Map),r=(0,V.useRef)(!0);return(0,V.useEffect)(()=>(r.current=!0,()=>{r.current=!1}),[]),{childrenOf:(0,V.useCallback)(e=>{let n=t.get(e.value);return e.children??(typeof n==`object`?n:void 0)},[t]),load:i=>{let a=t.get(i.value);if(!e||!i.hasChildren||i.children||a!==void 0&&a!==`failed`)return;let o=e=>r.current&&n(t=>new Map(t).set(i.value,e));o(`loading`),e(i).then(o,()=>o(`failed`))},stateOf:e=>{let n=t.get(e);return n===`loading`||n===`failed`?n:null}}}var XS=10;function ZS({options:e,loadChildren:t,value:n,path:r,isLocked:i,onChoose:a}){let{childrenOf:o,load:s,stateOf:c}=YS(t),[l,u]=(0,V.useState)(!1),[d,f]=(0,V.useState)(null),[p,m]=(0,V.useState)(new Set),[h,g]=(0,V.useState)(null),_=(0,V.useMemo)(()=>l?KS({options:e,childrenOf:o,isOpen:e=>p.has(e),query:d??``}):[],[l,e,o,p,d]),v=(0,V.useMemo)(()=>n===null?[]:JS(e,o,n),[e,o,n]),y=v.length>0?v.map(({text:e})=>e):n===null?[]:r??[],b=(0,V.useMemo)(()=>qS(_,d??``),[_,d]),x=h===null?b:_.findIndex(({option:e})=>e.value===h),S=()=>{u(!1),f(null),g(null)},C=()=>{i||l||(m(e=>new Set([...e,...v.slice(0,-1).map(e=>e.value)])),g(n??e[0]?.value??null),u(!0))},w=e=>{C(),f(e),g(null)},T=({option:e,isOpen:t})=>{t||s(e),m(n=>{let r=new Set(n);return t?r.delete(e.value):r.add(e.value),r}),g(e.value)},E=({option:e})=>{e.isDisabled||(a(e.value),S())},D=e=>g(_[(e+_.length)%_.length]?.option.value??null),O=e=>g(_[Math.max(0,Math.min(_.length-1,x+e))]?.option.value??null),k=(e,t)=>!d&&(t&&e.isOpen===!1?T(e):t&&e.isOpen?D(x+1):!t&&e.isOpen?T(e):!t&&e.parent!==null&&g(e.parent),!0);return{rows:_,active:x,isOpen:l,query:d,chosenTexts:y,stateOf:c,open:C,close:S,type:w,toggle:T,choose:E,onKeyDown:e=>{if(i||e.ctrlKey||e.metaKey)return;let t=_[x],n=getComputedStyle(e.currentTarget).direction===`rtl`,r=e.key===(n?`ArrowLeft`:`ArrowRight`);if(!l){if(e.key!==`ArrowDown`&&e.key!==`ArrowUp`)return;C()}else if(e.key===`ArrowDown`)D(x+1);else if(e.key===`ArrowUp`)D(x<0?-1:x-1);else if(e.key===`Escape`)S(),e.stopPropagation();else if(e.key===`PageDown`)O(XS);else if(e.key===`PageUp`)O(-10);else if(e.key===`Enter`)t&&E(t);else if((e.key===`ArrowLeft`||e.key===`ArrowRight`)&&t){if(!k(t,r))return}else{e.key===`Tab`&&S();return}e.preventDefault()}}}var QS=e=>typeof e==`number`||typeof e==`string`&&e!==``;function $S({options:e,loadChildren:t,path:n,placeholder:r,isLoading:i=!1,isClearable:a,...o}){let{t:s}=R(),c=Ot(o,{read:e=>QS(e)?e:null}),l=c.isDisabled||c.isReadOnly,u=(0,V.useRef)(null),d=(0,V.useId)(),f=ZS({options:e,loadChildren:t,value:c.value,path:n,isLocked:l,onChoose:e=>c.setValue(e)}),{setReference:p,setFloating:m,floatingStyles:h}=dr({matchWidth:!0,maxHeight:360}),g=f.chosenTexts.join(` › `),{isOpen:_,active:v,query:y,rows:b}=f,x=(a??!c.isRequired)&&c.value!==null&&!l,S=b.length===1?s(`comboBox.oneResult`):s(`comboBox.results`,{n:b.length});return(0,H.jsxs)(Rt,{field:c,children:[(0,H.jsxs)(Vt,{ref:p,children:[(0,H.jsx)(St,{...c.control,ref:u,type:`text`,role:`combobox`,"aria-autocomplete":`list`,"aria-haspopup":`tree`,"aria-expanded":_,"aria-controls":_?d:void 0,"aria-activedescendant":_&&v>=0?`${d}-${v}`:void 0,value:y??g,title:y===null&&g?g:void 0,placeholder:r??s(`select.placeholder`),disabled:c.isDisabled,readOnly:c.isReadOnly,autoFocus:o.autoFocus,autoComplete:`off`,spellCheck:!1,onChange:({currentTarget:e})=>f.type(e.value),onClick:({currentTarget:e})=>{_||e.select(),f.open()},onKeyDown:e=>{e.key===`Delete`&&y===null&&x?(e.preventDefault(),f.close(),c.setValue(null)):f.onKeyDown(e)},onBlur:()=>document.hasFocus()&&f.close()}),x&&(0,H.jsx)(Ze,{type:`button`,tabIndex:-1,"aria-label":s(`field.clear`,{label:c.label}),onClick:()=>{c.setValue(null),u.current?.focus()},children:(0,H.jsx)(_e,{name:Lr})}),(0,H.jsx)(Ze,{type:`button`,tabIndex:-1,"aria-label":s(`treePicker.open`,{label:c.label}),disabled:l,onMouseDown:e=>e.preventDefault(),onClick:()=>{u.current?.focus(),_?f.close():f.open()},children:(0,H.jsx)(_e,{name:vn})})]}),(0,H.jsx)(Ce,{role:`status`,children:_&&y?b.length===0?s(i?`field.loading`:`treePicker.empty`):S:``}),_&&(0,H.jsx)(BS,{ref:m,style:h,state:f,chosen:c.value,id:d,labelId:c.ids.label,isLoading:i})]})}function eC(e,t){return e.map(e=>({...e,children:eC(e.children,t)})).filter(({isDisabled:e,children:t})=>!e||t.length>0).toSorted(t)}function tC(e,t,n,r){let i=uc(n),a=[],o=[];for(let{row:n,level:r}of fc(t,e.tree??{id:e=>e,parent:()=>null})){let{value:t,text:s,description:c}=e.option(n),l=uc(t),u=(e.offered?.(n)??!0)||l===i,d={value:l,text:s,children:[],...c?{description:c}:{},...u?{}:{isDisabled:!0}};o.splice(r,1/0,d),(o[r-1]?.children??a).push(d)}let s=new Intl.Collator(r,{numeric:!0});return eC(a,(e,t)=>s.compare(e.text,t.text))}function nC({field:e,common:t,text:n,values:r,sources:i}){let a=r[e.name],o=i.waitsFor(e.source),s=i.isPending(e.source),c=i.read(e.source)!==null,l=mc(e,i.read,r),u=(0,V.useMemo)(()=>tC(e,l,a,n.locale),[e,l,a,n.locale]);return(0,H.jsx)($S,{...t,waitsFor:o??void 0,options:u,isLoading:s&&!c,isDisabled:!c&&!s&&o===null,...c&&typeof a==`number`?{path:[String(a)]}:{}})}var rC=g(Vt)`
  &[data-multiple] {
    flex-wrap: wrap;
    gap: var(--ui-space-1);
    padding: 3px;
    padding-inline-end: 0;
  }
`,iC=g(St)`
  [data-multiple] > & {
    flex: 1 1 80px;
    min-block-size: calc(var(--ui-control-height) - 8px);
    padding-inline: var(--ui-space-2);
  }
`,aC=g.ul`
  display: contents;
  list-style: none;
`,oC=g.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 1.625rem;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-selected);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`,sC=g.span`
  padding-inline: var(--ui-space-2);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`,cC=g.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-start: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;function lC({label:e,options:t,isLocked:n,onRemove:r}){let{t:i}=R();return t.length===0?null:(0,H.jsx)(aC,{"aria-label":e,children:t.map(({value:e,text:t})=>(0,H.jsxs)(oC,{children:[(0,H.jsx)(sC,{title:t,children:t}),!n&&(0,H.jsx)(cC,{type:`button`,"aria-label":i(`comboBox.remove`,{text:t}),onClick:()=>r(e),children:(0,H.jsx)(_e,{name:Lr,size:12})})]},e))})}function uC(e){let{state:t,listId:n,labelId:r,multiple:i,isLoading:a,emptyText:o,footer:s,footerRef:c,onFooterKeyDown:l,...u}=e,{t:d}=R(),f=t.shown.length===0;return(0,H.jsxs)(Ub,{...u,children:[(0,H.jsx)(Ib,{id:n,labelId:r,options:t.shown,active:t.active,onActivate:t.setActive,isChosen:e=>t.chosen.some(({value:t})=>t===e.value),onPick:t.pick,multiple:i}),a&&(0,H.jsxs)(wb,{children:[(0,H.jsx)(pt,{"aria-hidden":!0}),d(`field.loading`)]}),f&&!a&&(0,H.jsx)(wb,{children:o}),t.pickable>0&&(0,H.jsx)(Tb,{children:(0,H.jsx)(B,{tone:`quiet`,size:`small`,tabIndex:-1,onMouseDown:e=>e.preventDefault(),onPress:()=>t.pickAll(),children:t.isAllPicked?d(`comboBox.pickNone`):d(`comboBox.pickAll`,{n:t.pickable})})}),s&&(0,H.jsx)(Tb,{ref:c,onKeyDown:l,children:s})]})}var dC=e=>e.map(e=>({option:e,names:[e.text,e.description??``].map(zb)}));function fC(e,t){let n=zb(t).trim(),r=n.split(/\s+/).filter(Boolean),i=[],a=[];for(let{option:t,names:o}of e){let e=t.level??0;a=a.filter(t=>(t.level??0)<e),r.every(e=>o.some(t=>t.includes(e)))?(i.push(...a.map(e=>({option:e,tier:-1})),{option:t,tier:Math.max(...o.map(e=>WS(e,n)))}),a=[]):a.push(t)}let o=e.every(({option:e})=>e.level===void 0&&e.heading===void 0)&&n!==``?i.toSorted((e,t)=>t.tier-e.tier):i,s=Math.max(-1,...o.filter(({option:e})=>!e.isDisabled).map(({tier:e})=>e));return{options:o.map(({option:e})=>e),matching:o.filter(({tier:e})=>e>=0).map(({option:e})=>e),first:s<0?-1:o.findIndex(({option:e,tier:t})=>t===s&&!e.isDisabled)}}function pC(e,t){let n=zb(t.trim()),r=e.filter(e=>!e.isDisabled&&zb(e.text)===n);return r.length===1?r[0]:void 0}var mC=200;function hC(e){let{options:t,values:n,onValuesChange:r,multiple:i,filter:a,isLoading:o,isLocked:s,onInputChange:c}=e,[l,u]=(0,V.useState)(!1),[d,f]=(0,V.useState)(null),[p,m]=(0,V.useState)(-1),[h,g]=(0,V.useState)([]),_=(0,V.useMemo)(()=>dC(t),[t]),v=(0,V.useMemo)(()=>a===`none`?{options:t,matching:t,first:Bb(t,0,1)}:fC(_,d??``),[_,t,a,d]),y=p===`first`?v.first:Math.min(p,v.options.length-1),b=n.map(e=>t.find(t=>t.value===e)??h.find(t=>t.value===e)??{value:e,text:o?``:String(e)}),x=d??(i?``:b[0]?.text??``),S=e=>{e!==d&&(e??``)!==(d??``)&&c?.({text:e??``}),f(e)},C=e=>{if(s)return;let t=i?-1:v.options.findIndex(e=>e.value===n[0]),r={chosen:t>=0?t:Bb(v.options,0,1),last:Bb(v.options,v.options.length-1,-1),none:t};m(r[e]),u(!0)},w=()=>{u(!1),S(null)},T=e=>{s||(S(e),m(e.trim()===``?-1:`first`),u(!0))},E=e=>{s||r(n.filter(t=>t!==e))},D=e=>{!e||e.isDisabled||s||(g(t=>[...t.filter(t=>t.value!==e.value),e]),i?(n.includes(e.value)?E(e.value):r([...n,e.value]),S(null),m(a===`none`?y:t.indexOf(e))):(e.value!==n[0]&&r([e.value]),w()))},O=i&&!s?v.matching.filter(e=>!e.isDisabled):[],k=O.length>1&&O.length<=mC,A=k&&O.every(({value:e})=>n.includes(e));return{isOpen:l,text:x,draft:d,active:y,shown:v.options,chosen:b,setActive:m,open:C,close:w,type:T,pick:D,remove:E,pickable:k?O.length:0,isAllPicked:A,pickAll:()=>{if(!k)return;let e=new Set(O.map(({value:e})=>e)),t=n.filter(t=>!e.has(t));g(t=>[...t.filter(({value:t})=>!e.has(t)),...O]),r(A?t:[...n,...O.map(({value:e})=>e).filter(e=>!n.includes(e))])},leave:()=>{if(d!==null){let e=d.trim()===``?void 0:pC(v.options,d);e&&!n.includes(e.value)?D(e):d.trim()===``&&!i&&n.length>0&&r([])}w()}}}var gC=`button:not([disabled]), a[href], input:not([disabled])`;function _C({state:e,inputRef:t,footerRef:n,clear:r}){let{isOpen:i,text:a,draft:o,active:s,shown:c,chosen:l}=e,u=t=>(t.key===`ArrowDown`?e.open(t.altKey?`none`:`chosen`):t.key===`ArrowUp`&&e.open(`last`),t.key===`ArrowDown`||t.key===`ArrowUp`),d=t=>{if(t.key===`Escape`)return t.stopPropagation(),e.close(),!0;if(t.key.toLowerCase()===`a`&&(t.ctrlKey||t.metaKey)&&!o&&e.pickable>0)return e.pickAll(),!0;if(t.key===`Enter`)return e.pick(c[s]),!0;if(t.altKey&&t.key===`ArrowUp`)return e.close(),!0;if(t.key===`Tab`&&!t.shiftKey){let e=n.current?.querySelector(gC);return e?.focus(),e!=null}let r=t.key===`Home`||t.key===`End`?null:Vb(t.key,c,s);return r!==null&&e.setActive(r),r!==null};return{onKeyDown:t=>{if(t.nativeEvent.isComposing)return;let n=l.at(-1);t.key===`Backspace`&&a===``&&n?e.remove(n.value):t.key===`Delete`&&o===null&&r?(r(),t.preventDefault()):(i?d(t):u(t))&&t.preventDefault()},onFooterKeyDown:n=>{if(n.key===`Escape`&&(n.stopPropagation(),n.preventDefault(),t.current?.focus(),e.close()),n.key!==`Tab`)return;let r=[...n.currentTarget.querySelectorAll(gC)],i=n.shiftKey?r[0]:r.at(-1);n.target===i&&(t.current?.focus(),n.shiftKey&&n.preventDefault())}}}var vC=e=>typeof e==`number`||typeof e==`string`&&e!==``,yC=e=>Array.isArray(e)?e.filter(vC):vC(e)?e:null,bC=e=>Array.isArray(e),xC=e=>e===null?[]:bC(e)?e:[e];function SC(e){let{options:t,placeholder:n,isLoading:r=!1,onInputChange:i,filter:a,emptyText:o,footer:s,autoComplete:c,multiple:l=!1,onValueChange:u,...d}=e,{t:f}=R(),p=(0,V.useMemo)(()=>Eb(t),[t]),m=t=>{e.multiple?e.onValueChange?.({value:xC(t)}):e.onValueChange?.({value:xC(t)[0]??null})},h=Ot({...d,onValueChange:({value:e})=>m(e)},{read:yC}),g=h.isDisabled||h.isReadOnly,_=hC({options:p,values:xC(h.value),onValuesChange:e=>h.setValue(l?e:e[0]??null),multiple:l,filter:a??(i?`none`:`text`),isLoading:r,isLocked:g,onInputChange:i}),v=(0,V.useRef)(null),y=(0,V.useRef)(null),b=(0,V.useRef)(null),x=!l&&xC(h.value).length>0&&!h.isRequired&&!g,S=()=>{_.close(),h.setValue(null),v.current?.focus()},{onKeyDown:C,onFooterKeyDown:w}=_C({state:_,inputRef:v,footerRef:b,clear:x?S:null}),{setReference:T,setFloating:E,floatingStyles:D}=dr({matchWidth:!0,maxHeight:360}),O=jr(y,E),k=(0,V.useId)();Pb(p.length);let{isOpen:A,active:j,shown:M,chosen:N}=_,P=e=>{let t=e.relatedTarget;t!==v.current&&!y.current?.contains(t)&&_.leave()};return(0,H.jsxs)(Rt,{field:h,children:[(0,H.jsxs)(rC,{ref:T,"data-multiple":l||void 0,children:[l&&(0,H.jsx)(lC,{label:f(`comboBox.chosen`,{label:h.label}),options:N,isLocked:g,onRemove:e=>{_.remove(e),v.current?.focus()}}),(0,H.jsx)(iC,{...h.control,ref:v,type:`text`,role:`combobox`,"aria-autocomplete":`list`,"aria-expanded":A,"aria-controls":A?k:void 0,"aria-activedescendant":A&&j>=0?Ob(k,j):void 0,value:_.text,placeholder:N.length===0?n:void 0,disabled:h.isDisabled,readOnly:h.isReadOnly,autoFocus:d.autoFocus,autoComplete:c??`off`,spellCheck:!1,onChange:e=>_.type(e.currentTarget.value),onFocus:e=>e.currentTarget.select(),onClick:()=>!A&&_.open(`none`),onKeyDown:C,onBlur:P}),x&&(0,H.jsx)(Ze,{type:`button`,tabIndex:-1,"aria-label":f(`field.clear`,{label:h.label}),onClick:S,children:(0,H.jsx)(_e,{name:Lr})}),(0,H.jsx)(Ze,{type:`button`,tabIndex:-1,"aria-label":f(`comboBox.open`,{label:h.label}),disabled:g,onMouseDown:e=>e.preventDefault(),onClick:()=>{v.current?.focus(),A?_.close():_.open(`none`)},children:(0,H.jsx)(_e,{name:vn})})]}),(0,H.jsx)(Ce,{children:(0,H.jsx)(`span`,{role:`status`,children:A&&F()})}),A&&(0,H.jsx)(uC,{ref:O,style:D,state:_,listId:k,labelId:h.ids.label,multiple:l,isLoading:r,emptyText:o??f(`comboBox.empty`),footer:s,footerRef:b,onFooterKeyDown:w,onBlur:P})]});function F(){return r?f(`field.loading`):M.length===0?o??f(`comboBox.empty`):M.length===1?f(`comboBox.oneResult`):f(`comboBox.results`,{n:M.length})}}function CC({field:e,common:t,text:n,values:r,sources:i,onAdd:a,onSearch:o}){let s=r[e.name],c=i.read(e.source),l=i.waitsFor(e.source),u=i.isPending(e.source),[d,f]=(0,V.useState)(``);return(0,H.jsx)(SC,{...t,waitsFor:l??void 0,multiple:e.isMultiple,options:hc(e,mc(e,i.read,r),s),filter:e.isSearched?`none`:`text`,onInputChange:({text:t})=>{f(t),e.isSearched&&o(t)},isLoading:u,isDisabled:c===null&&!u&&l===null,footer:a&&e.adds?(0,H.jsx)(B,{tone:`quiet`,size:`small`,icon:`plus`,onPress:()=>a(d),children:n.of(`action.${e.adds}`,e.adds)}):void 0})}var wC=(e,t)=>e===void 0||t===void 0||Number(e)>23||Number(t)>59?null:`${e.padStart(2,`0`)}:${t}`;function TC(e){if(typeof e!=`string`)return null;let t=/^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(e);return t&&wC(t[1],t[2])}function EC(e){let t=/^(\d{1,2}) ?[:hH.] ?(\d{2})$/.exec(e)??/^(\d{2})(\d{2})$/.exec(e);return t&&wC(t[1],t[2])}function DC(e){let t=/^(\d)(\d{2})$/.exec(e)??/^(\d{1,2})(?: ?[:hH.])? ?(\d?)$/.exec(e);return EC(e)??(t&&wC(t[1],(t[2]??``).padStart(2,`0`)))}function OC({day:e,time:t},n){let[r=0,i=0]=t.split(`:`).map(Number),a=Ra(e).set({hour:r,minute:i}),o=[`earlier`,`later`].map(e=>Ba(a,n,e)).filter(e=>Ra(e).compare(a)===0);return[...new Set(o.map(e=>e.toAbsoluteString()))]}var kC=({day:e,time:t},n)=>{let[r=0,i=0]=t.split(`:`).map(Number);return Ba(Ra(e).set({hour:r,minute:i}),n,`compatible`).toAbsoluteString()};function AC(e,t){if(typeof e!=`string`||!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(e))return null;let n=Date.parse(e);return Rx(e)===null||Number.isNaN(n)?null:Ia(n,t)}var jC=e=>String(e).padStart(2,`0`),MC=e=>({day:La(e),time:`${jC(e.hour)}:${jC(e.minute)}`}),NC=({day:e,time:t})=>`${zx(e)} ${t}`,PC=e=>LC(IC(e),Vx,EC),FC=e=>LC(IC(e),Hx,DC);function IC(e){if(e.length>40)return null;let[,t,n]=/^(.*?)(?:\s+à\s+|,?\s+|T)(\S+)$/.exec(e)??[];return t===void 0||n===void 0?null:[t,n]}function LC(e,t,n){let r=e&&t(e[0]),i=e&&n(e[1]);return r&&i?{day:r,time:i}:null}function RC(e){let t=Math.round(e.offset/6e4),n=Math.abs(t)%60;return`UTC${t<0?`−`:`+`}${Math.floor(Math.abs(t)/60)}${n?`:${jC(n)}`:``}`}var zC=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`;function BC({id:e,moment:t,twins:n,timeZone:r,isLocked:i,onChoose:a}){let{t:o}=R(),s=AC(kC(MC(t),r),r)?.offset===t.offset,c=s?n[1]:n[0];return(0,H.jsxs)(zC,{children:[(0,H.jsx)(`span`,{id:e,children:o(s?`dateTime.first`:`dateTime.second`,{offset:RC(t)})}),!i&&c!==void 0&&(0,H.jsx)(B,{size:`small`,tone:`quiet`,onPress:()=>a(c),children:o(s?`dateTime.takeSecond`:`dateTime.takeFirst`)})]})}function VC({timeZone:e=fa(),defaultTime:t=`00:00`,autoComplete:n,inputRef:r,...i}){let{t:a}=R(),o=Ot(i,{read:t=>AC(t,e)?Wt(t):``}),{setReference:s,onCalendarKey:c,buttonProps:l,...u}=Ux({label:o.label,isLocked:o.isDisabled||o.isReadOnly}),d=AC(o.value,e),f=d&&MC(d),p=t=>{if(!t)return{value:null,problem:a(`dateTime.invalid`)};let[n]=OC(t,e);return n===void 0?{value:null,problem:a(`dateTime.skipped`)}:{value:n,problem:null}},m=Wx({field:o,empty:``,format:t=>{let n=AC(t,e);return n?NC(MC(n)):``},parse:e=>p(PC(e)),parseOnLeave:e=>p(FC(e))}),h=n=>{m.setValue(n?kC({day:n,time:f?.time??t},e):``),u.close()},g=f?OC(f,e):[],_=g.length>1,v=`${o.ids.control}-twice`;return(0,H.jsxs)(Rt,{field:o,children:[(0,H.jsxs)(Vt,{ref:s,children:[(0,H.jsx)(qx,{field:o,typed:m,"aria-describedby":[o.control[`aria-describedby`],_?v:void 0].filter(Boolean).join(` `)||void 0,ref:r,name:i.name,placeholder:a(`dateTime.placeholder`),onKeyDown:c,autoFocus:i.autoFocus,autoComplete:n}),(0,H.jsx)(yx,{...l,label:a(`date.pick`,{label:o.label})})]}),_&&d&&(0,H.jsx)(BC,{id:v,moment:d,twins:g,timeZone:e,isLocked:o.isDisabled||o.isReadOnly,onChoose:m.setValue}),(0,H.jsx)(Fx,{dialog:u,value:f?.day??null,timeZone:e,canClear:o.value!==``&&!o.isRequired,onPick:h})]})}var HC=g(Vt)`
  max-inline-size: 8rem;
  font-variant-numeric: tabular-nums;
`;function UC({autoComplete:e,inputRef:t,...n}){let{t:r}=R(),i=Ot(n,{read:e=>TC(e)??``}),a=e=>e===null?{value:e,problem:r(`rules.time`)}:{value:e,problem:null},o=Wx({field:i,empty:``,format:e=>e,parse:e=>a(EC(e)),parseOnLeave:e=>a(DC(e))});return(0,H.jsx)(Rt,{field:i,children:(0,H.jsx)(HC,{children:(0,H.jsx)(qx,{field:i,typed:o,ref:t,inputMode:`numeric`,name:n.name,placeholder:r(`time.placeholder`),autoFocus:n.autoFocus,autoComplete:e})})})}var WC={Text:e=>(0,H.jsx)(Re,{...e}),Integer:e=>(0,H.jsx)(OS,{...e,isInteger:!0,minValue:0}),Number:e=>(0,H.jsx)(OS,{...e}),Date:e=>(0,H.jsx)(Yx,{...e}),DateTime:e=>(0,H.jsx)(VC,{...e}),Time:e=>(0,H.jsx)(UC,{...e}),Boolean:(e,t)=>(0,H.jsx)(_x,{...e,orientation:`horizontal`,options:[{value:``,text:t(`value.unset`)},{value:`true`,text:t(`conflict.yes`)},{value:`false`,text:t(`conflict.no`)}]})},GC=e=>(0,H.jsx)(Re,{...e});function KC({field:e,...t}){let{common:n,values:r,context:i,sources:a,text:o}=t,s=Uy(e,r,i,a.read);return s?(0,H.jsx)(CC,{...t,field:s}):(WC[e.control(r,i,a.read)?.refControl??`Text`]??GC)(n,o)}var qC=h(async e=>navigator.clipboard.writeText(e),{serialize:`ignore`}),JC=F(),YC=_({source:qC,effect:(e,t)=>e(t)});D({clock:JC,target:YC}),D({clock:YC.done,source:me,fn:e=>({type:`success`,text:e(`copy.done`)}),target:st}),D({clock:YC.fail,source:me,fn:e=>({type:`error`,text:e(`copy.failed`)}),target:st});var XC=g.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-space-4);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`,ZC=g.div`
  &[data-wide] {
    grid-column: 1 / -1;
  }
`,QC=g.div`
  margin-block-start: var(--ui-space-2);
`,$C=g.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`,ew=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
  margin-block-start: var(--ui-space-2);
  font-size: var(--ui-font-12);

  & output {
    font-family: monospace;
    font-size: var(--ui-font-14);
    user-select: all;
  }
`,tw=g.div`
  color: var(--ui-color-warning);
  font-size: var(--ui-font-12);

  &:not(:empty) {
    margin-block-start: var(--ui-space-1);
  }
`,nw=g.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--ui-space-2) var(--ui-space-4);
  margin: 0;

  & > dt {
    color: var(--ui-color-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`,rw=g.div`
  outline: none;
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);

  & h3 {
    margin: 0;
    font-size: var(--ui-font-14);
  }

  & p {
    margin: 0;
  }
`,iw=g.ul`
  max-block-size: 12rem;
  margin-block: var(--ui-space-1) 0;
  padding-inline-start: var(--ui-space-4);
  overflow: auto;
`,aw=`abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789`,ow=[4,4,4,4];function sw(e){let t=256-256%e;for(;;){let[n=t]=crypto.getRandomValues(new Uint8Array(1));if(n<t)return n%e}}var cw=()=>ow.map(e=>Array.from({length:e},()=>aw[sw(55)]).join(``)).join(`-`);function lw({field:e,common:t,text:n,values:r,onFill:i}){let[a,o]=(0,V.useState)(null),s=N(JC),c=a!==null&&r[e.name]===a;return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(te,{...t,autoComplete:`new-password`}),!t.isReadOnly&&(0,H.jsxs)(ew,{children:[(0,H.jsx)(B,{size:`small`,icon:`key`,onPress:()=>{let t=cw();o(t),i?.(e.generates??[],t)},children:n(`password.make`)}),c&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(`output`,{"aria-label":n(`password.made`),children:a}),(0,H.jsx)(B,{size:`small`,icon:`copy`,onPress:()=>s(a),children:n(`copy.text`)}),(0,H.jsx)(`span`,{children:n(`password.madeOnce`)})]})]})]})}function uw(e,t){let n=(Date.parse(`${e}T00:00:00Z`)-Date.parse(`${t}T00:00:00Z`))/864e5;return Number.isFinite(n)?Math.trunc(n/365.2425):0}function dw({field:e,common:t,values:n,text:r}){let i=n[e.name],a=typeof i==`string`?uw(i,yn()):0,o=Math.abs(a)>=(e.plausible??10),s=e.isAhead===!0&&typeof i==`string`&&i!==``&&i<yn(),c=o?r(a<0?`editor.dateLongAgo`:`editor.dateFarAhead`,{count:Math.abs(a)}):s&&r(`editor.datePast`);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(Yx,{...t}),(0,H.jsx)(tw,{role:`status`,children:c})]})}var fw={text:({common:e})=>(0,H.jsx)(Re,{...e}),ref:({common:e})=>(0,H.jsx)(Re,{...e,autoComplete:`off`}),label:({common:e})=>(0,H.jsx)(Re,{...e}),multiline:({common:e})=>(0,H.jsx)(Re,{...e,multiline:!0}),shown:({common:e})=>(0,H.jsx)(Re,{...e,isReadOnly:!0}),number:({common:e})=>(0,H.jsx)(OS,{...e}),switch:({common:e})=>(0,H.jsx)(jS,{...e}),password:e=>e.field.kind===`password`&&e.field.generates?(0,H.jsx)(lw,{...e,field:e.field}):(0,H.jsx)(te,{...e.common,autoComplete:`new-password`}),json:({common:e})=>(0,H.jsx)(yS,{...e}),date:e=>e.field.kind===`date`?(0,H.jsx)(dw,{...e,field:e.field}):(0,H.jsx)(Yx,{...e.common}),code:({common:e,field:t,text:n})=>t.kind===`code`&&(0,H.jsx)(Zb,{...e,options:t.codes.map(e=>({value:e,text:n.of(t.messageOf?.(e)??`code.${e}`,e)}))}),choice:e=>e.field.kind===`choice`&&(e.field.isBranched?(0,H.jsx)(nC,{...e,field:e.field}):(0,H.jsx)(CC,{...e,field:e.field})),control:e=>e.field.kind===`control`&&(0,H.jsx)(KC,{...e,field:e.field})};function pw(e){return fw[e.field.kind](e)}var mw=h((e,t)=>{let n=URL.createObjectURL(e);Object.assign(document.createElement(`a`),{href:n,download:t}).click(),URL.revokeObjectURL(n)},{serialize:`ignore`}),hw=h(`showSaveFilePicker`in globalThis?gw:null,{serialize:`ignore`});async function gw(e){let t=await(await globalThis.showSaveFilePicker?.({suggestedName:e}).catch(()=>null))?.createWritable();return t?{write:e=>t.write(e),clear:async()=>{await t.truncate(0),await t.seek(0)},close:()=>t.close(),abort:()=>t.abort()}:null}var _w=64;function vw(e,t){let n=new Blob([],{type:e}),r=[],i=()=>{n=new Blob([n,...r],{type:e}),r=[]};return{write:e=>(r.push(e),r.length>=_w&&i(),Promise.resolve()),clear:()=>(n=new Blob([],{type:e}),r=[],Promise.resolve()),close:()=>(i(),t(n),Promise.resolve()),abort:()=>Promise.resolve()}}var yw=2e3,bw=/^\d{4}-\d\d-\d\dT/,xw=/^\d{4}-\d\d-\d\d$/;function Sw(e,t,n){let r=e.format?void 0:Vl(e,t);if(e.dataType===`number`&&typeof r==`number`&&Number.isFinite(r))return r;let i=e.dataType===`DateTime`;if((i||e.dataType===`Date`)&&typeof r==`string`&&(bw.test(r)||xw.test(r))){let e=new Date(xw.test(r)?`${r}T00:00`:r);if(i||e.setHours(0,0,0,0),Number.isFinite(e.getTime())&&e.getFullYear()>=1901)return{date:e,hasTime:i}}return su(e,t,n)}var Cw=({columns:e,locale:t})=>{let n=mb([],e,t),r=n;return Promise.resolve({add:i=>{let a=[r,mb(i,e,t).slice(n.length)];return r=``,a},end:()=>[r],cut:()=>0})};async function ww({title:e,columns:t,locale:n}){let{xlsxFile:r}=await Te(`xlsx`,()=>vt(()=>import(`./xlsx-Bk6gRp9k.js`),__vite__mapDeps([16,17]))),{add:i,made:a,end:o,cut:s}=r(e,t);return{add:e=>(i(e.map(e=>t.map(t=>Sw(t,e,n)))),a()),end:o,cut:s}}var Tw={csv:1/0,xlsx:1048575},Ew={csv:Cw,xlsx:ww},Dw={csv:`text/csv;charset=utf-8`,xlsx:`application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`},Ow=()=>new Promise(e=>{setTimeout(e)}),kw=e=>async(t,n)=>{for(let r=0;r<e.length&&!n.aborted;r+=yw)await t(e.slice(r,r+yw))};async function Aw({kind:e,from:t,sink:n,signal:r,onProgress:i,...a}){try{let o=await Ew[e](a),s=0,c=async e=>{for(let t of e)await n.write(t)};return await t(async t=>{if(t===`again`)await n.clear(),o=await Ew[e](a),s=0;else for(let n=0;n<t.length&&!r.aborted;n+=yw){let r=t.slice(n,n+yw);if(s+=r.length,s>Tw[e])throw RangeError(`${s} rows`);await c(o.add(r)),i(s),await Ow()}},r),r.aborted?(await n.abort(),null):(await c(o.end()),await n.close(),{cut:o.cut()})}catch(e){throw await n.abort(),e}}function jw({error:e,retryAt:t},n){let r=(e&&tn(e,n)?.text)??``;return!r||t===null?r:`${/[.!?…]\s*$/.test(r)?r:`${r}.`} ${n(`failure.again`,{time:Cr(new Date(t).toISOString(),`clock`)})}`}function Mw(e,t){let[n,r,{session:i}]=N([Ls,wn,ye]);(0,V.useEffect)(()=>{if(!t||!e)return;let a={id:ms(e),part:e.paging?`news`:`first`,isQuiet:!0},o=setInterval(()=>{r()&&n(a)},i.dataRefresh);return()=>clearInterval(o)},[t,e,r,n,i.dataRefresh])}function Nw(e,t){let[n,r]=(0,V.useState)(null);return e?.paging?t&&t.value!==null?(t!==n&&r(t),t):n?.asked.endpoint===e.endpoint?n:t:t}function Pw(e,t=!1){let n=ec(e,e?ms(e):``),[r,i]=N([Ls,Rs]),[a=null]=nc((0,V.useMemo)(()=>n?[n]:[],[n]));Mw(n,t);let o=Nw(n,a),s=n?ms(n):``,c=n?.paging&&a?.error&&a.value!==null?`more`:`first`,l=(0,V.useMemo)(()=>({retry:()=>r({id:s,part:c}),more:()=>r({id:s,part:`more`}),takeNews:()=>i(s)}),[r,i,s,c]),u=n!==null&&(a===null||(n.paging?a.awaited?.part===`first`:a.awaited!==null)||a.value===null&&a.error===null);return{...l,value:o?.value??null,total:o?.total??void 0,isStale:o!==a,error:a?.error??null,retryAt:a?.error?a.retryAt:null,hasErrors:o?.hasErrors===!0,isPending:u,answeredAt:o?.answeredAt??null,isGrowing:a?.awaited?.part===`more`,news:a?.news?.count??0}}var Fw=(e,t,{isLive:n=!1,key:r}={})=>Pw(e&&t!==null?{endpoint:e,input:t,...r?{key:r}:{}}:null,n),Iw=(e,t)=>e.search===t.search&&e.filters===t.filters;function Lw(e,t){let n=(0,V.useMemo)(()=>({rows:e,how:t}),[e,t]),[r,i]=(0,V.useState)(null);return e===null&&r!==null&&i(null),(0,V.useEffect)(()=>{if(n.rows===null)return;let e=new AbortController,{signal:t}=e;return Promise.resolve(qv({...n.how,rows:n.rows,signal:t})).then(e=>{t.aborted||i({of:n,rows:e})},e=>{t.aborted||reportError(e)}),()=>e.abort()},[n]),{rows:r?.rows??null,isCurrent:r?.of===n,isStale:r!==null&&!Iw(r.of.how,n.how)}}function Rw({read:e,rows:t,whole:n,arranging:r,isCurrent:i,served:a,pages:o,firstOf:s},c,l,u){let d=a&&!o&&u!==void 0?{...a.question,input:{...a.question.input,take:u}}:null,f=d??n,p=Pw(l?f:null),m=_s(p.value),h=(0,V.useMemo)(()=>m?c?.(m)??m:null,[m,c]),g=Lw(d?null:h,r),{value:_,error:v,hasErrors:y,retry:b}=f?p:e,x=v!==null||y,S=_!==null&&s===null&&(d?!0:f?g.isCurrent:i);return{all:h??e.value??[],rows:d?h??[]:f?g.rows??[]:t,count:d?p.total??h?.length??0:f?g.rows?.length??0:t.length,hasFailed:x,isReady:S&&!x,retry:b}}var zw=e=>typeof e==`function`?e:t=>t[e],Bw=e=>e==null||e===``,Vw=-1,Hw=-2;function Uw(e,t){let n=zw(t.id),r=zw(t.parentId),i=new Map,a=[];for(let t of e){let e=String(n(t));i.has(e)?a.push(t):i.set(e,{id:e,row:t,depth:Vw,leaf:!0,children:[],parentNode:null})}let o=[];for(let e of i.values()){let t=r(e.row);if(Bw(t))continue;let n=i.get(String(t));n?e.parentNode=n:t!==0&&o.push(e.row)}let s=[],c=Ww(()=>new Map([...i.values()].map((e,t)=>[e,t])));for(let e of i.values()){let t=Gw(e);if(!t)continue;let n=c();Kw(t.reduce((e,t)=>(n.get(t)??0)<(n.get(e)??0)?t:e),t),s.push(t.map(({id:e})=>e)),Gw(e)}let l=[];for(let e of i.values()){let{parentNode:t}=e;t?(t.children.push(e),t.leaf=!1):l.push(e)}return{roots:l,nodes:i,orphans:o,cycles:s,duplicates:a}}function Ww(e){let t;return()=>t??=e()}function Gw(e){let t=[],n=e;for(;n&&n.depth===Vw;)n.depth=Hw,t.push(n),n=n.parentNode;if(n?.depth===Hw){for(let e of t)e.depth=Vw;return t.slice(t.indexOf(n))}let r=n?n.depth+1:0;for(let e of t.toReversed())e.depth=r++;return null}function Kw(e,t){e.parentNode=null,t.unshift(...t.splice(t.indexOf(e)))}var qw=Yn(()=>vt(()=>import(`./moving-ByZKt6nI.js`),__vite__mapDeps([18,4,5,1,6,3]))),Jw=65535;function Yw(e,t){let n=new e.constructor(t);return n.set(e),n}function Xw(e,{keyOf:t,childrenOf:n,hasMore:r}){let i=[],a=Math.max(64,e.length*2),o=new Uint16Array(a),[s,c,l,u]=[new Int32Array(a),new Int32Array(a),new Int32Array(a),new Int32Array(a)],d=0,f=new Set,p=e,m=0,h=-1,g=[];for(;;){if(m>=p.length){h>=0&&(c[h]=i.length-h,f.delete(i[h]));let e=g.pop();if(!e)break;p=e.list,m=e.next,h=e.owner;continue}let e=p[m];m+=1;let t=i.push(e)-1;t>=a&&(a*=2,o=Yw(o,a),s=Yw(s,a),c=Yw(c,a),l=Yw(l,a),u=Yw(u,a)),o[t]=Math.min(g.length,Jw),s[t]=h,c[t]=1,l[t]=m;let _=n(e);if(_&&_.length>0){if(f.has(e))continue;f.add(e),u[t]=_.length,g.push({list:p,next:m,owner:h}),p=_,m=0,h=t}else!_&&r?.(e)&&(u[t]=-1,d++)}return{items:i,keyOf:t,count:i.length,depth:o,parent:s,size:c,position:l,kids:u,rootCount:e.length,unloaded:d}}var Zw=({kids:e},t)=>e[t]!==0;function Qw({items:e,keyOf:t},n){return t(e[n])}function $w({items:e,keyOf:t},n){return e.findIndex(e=>t(e)===n)}var eT=new WeakMap;function tT(e){let t=eT.get(e);return t||eT.set(e,t=new Map(e.items.map((t,n)=>[e.keyOf(t),n]))),t}function nT({parent:e},t){let n=[];for(let r=e[t]??-1;r>=0;r=e[r]??-1)n.push(r);return n.toReversed()}var rT=w`
  [role='row'] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    background: var(--ui-color-surface);
  }
  [role='gridcell'] {
    position: relative;
    isolation: isolate;
  }
  [role='gridcell'][data-tree] {
    padding-inline: calc(var(--indent) + var(--ui-space-1)) var(--ui-space-3);
  }
  [role='gridcell'][aria-colspan] {
    flex: 1;
  }
  [data-track='menu'] {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0;
  }
  [aria-colindex]:focus {
    outline: none;
  }
  [aria-colindex]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
  }

  /* The menu shows only when it can be used. */
  [data-row] [data-menu] {
    opacity: 0;
  }
  [data-row]:is(:hover, :focus, :focus-within) [data-menu] {
    opacity: 1;
  }
  @media (hover: none) {
    [data-row] [data-menu] {
      opacity: 1;
    }
  }
`,iT=w`
  [data-row] {
    --indent: calc(var(--level) * var(--tree-step));
    position: relative;
    block-size: var(--ui-row-height);
    contain: layout style;
    cursor: default;
  }
  [data-movable] & [data-row] {
    user-select: none;
  }
  [role='treeitem'] {
    min-inline-size: calc(var(--indent) + 12rem);
  }
  [role='treeitem'],
  [data-tree] {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    padding-inline: calc(var(--indent) + var(--ui-space-1)) var(--ui-space-1);
    white-space: nowrap;
  }
  &[data-flat] [role='treeitem'] {
    padding-inline-start: var(--ui-space-3);
  }
  /* One line per level, under the arrow of the branch it belongs to. */
  [role='treeitem']::before,
  [data-tree]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: calc(var(--ui-space-1) + 11px);
    inline-size: var(--indent);
    background: repeating-linear-gradient(to right, var(--ui-color-border) 0 1px, transparent 1px var(--tree-step));
    pointer-events: none;
  }
  :is([role='treeitem'], [data-tree]):dir(rtl)::before {
    transform: scaleX(-1);
  }

  [data-row]:hover {
    background: var(--ui-color-hover);
  }
  [data-row][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  [data-row]:focus {
    outline: none;
  }
  [data-row]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
  }
  [data-cut] {
    color: var(--ui-color-text-muted);
  }
  [data-cut] [data-text] {
    font-style: italic;
    text-decoration: underline dashed;
    text-underline-offset: 3px;
  }

  [data-twist] {
    position: relative;
    flex: none;
    align-self: stretch;
    inline-size: 24px;
    margin-inline-end: calc(-1 * var(--ui-space-1));
  }
  [data-twist='open'],
  [data-twist='closed'] {
    cursor: pointer;
    color: var(--ui-color-text-muted);
  }
  [data-twist='open']::before,
  [data-twist='closed']::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: 7px;
    block-size: 7px;
    margin: -3.5px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translate(-1px, 0) rotate(-45deg);
  }
  [data-twist='closed']:dir(rtl)::before {
    transform: translate(1px, 0) rotate(135deg);
  }
  [data-twist='open']::before,
  [data-twist='open']:dir(rtl)::before {
    transform: translate(0, -1px) rotate(45deg);
  }
  [data-twist='open']:hover,
  [data-twist='closed']:hover {
    color: var(--ui-color-text);
  }

  [data-label] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--ui-space-3);
    min-inline-size: 0;
  }
  [data-text] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  [data-path] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    text-overflow: ellipsis;
  }
  mark {
    border-radius: 2px;
    background: var(--ui-color-warning-bg);
    color: inherit;
    box-shadow: 0 0 0 1px var(--ui-color-warning-bg);
    font-weight: var(--ui-weight-strong);
  }

  [data-load] {
    color: var(--ui-color-text-muted);
  }
  [data-load='failed'] {
    color: var(--ui-color-error);
  }
  [data-retry] {
    min-block-size: 24px;
    padding: 0 var(--ui-space-2);
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    color: var(--ui-color-text);
    cursor: pointer;
  }
  [data-retry]:hover {
    background: var(--ui-color-hover);
  }

  /* Where it would be put: a line between rows, a frame around the one that takes it. */
  [data-drop='before']::after,
  [data-drop='after']::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: calc(var(--indent) + var(--ui-space-2)) 0;
    block-size: 3px;
    border-radius: 2px;
    background: var(--ui-color-accent);
  }
  [data-drop='before']::after {
    inset-block-start: -1px;
  }
  [data-drop='after']::after {
    inset-block-end: -1px;
  }
  [data-drop='inside'] {
    outline: 2px solid var(--ui-color-accent);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
  }
  [data-drop='refused'] {
    outline: 2px dashed var(--ui-color-error);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    [data-row]:hover {
      background: Canvas;
    }
    [data-row][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [data-row][aria-selected='true'] [data-twist],
    [data-row][aria-selected='true'] [data-path] {
      color: inherit;
    }
    [data-row][aria-selected='true']:focus-visible {
      outline-color: HighlightText;
      outline-offset: -4px;
    }
    mark {
      forced-color-adjust: none;
      background: Mark;
      color: MarkText;
    }
  }
`,aT=g(Ah)`
  --tree-step: 20px;
`,oT=g(jh)`
  ${Yg}
  ${Xg}
  ${iT}
  ${rT}
`,sT=g(Ih)`
  --bar-1: 30%;
  --bar-2: 22%;
  --bar-3: 38%;
  --bar-4: 26%;
  > div {
    display: flex;
    align-items: center;
    padding-inline-start: calc(var(--level) * var(--tree-step) + 32px);
  }
`,cT=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-block-start: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);
`,lT={pending:`tree.loading`,failed:`tree.loadFailed`,empty:`tree.nothingInside`};function uT({row:e,place:t,load:n,cellCount:r,isActive:i,keeper:a,t:o}){let{level:s,position:c,setSize:l}=t,u=r>0,d=(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(`span`,{"data-twist":`none`,"aria-hidden":!0}),n===`pending`&&(0,H.jsx)(pt,{"aria-hidden":!0}),(0,H.jsx)(`span`,{"data-text":``,children:o(lT[n])}),n===`failed`&&(0,H.jsx)(`button`,{type:`button`,"data-retry":``,tabIndex:-1,children:o(`tree.retry`)})]});return(0,H.jsxs)(`div`,{role:u?`row`:`treeitem`,"aria-level":s,"aria-posinset":c,"aria-setsize":l,"aria-rowindex":u?e+2:void 0,tabIndex:i?0:-1,"data-row":e,"data-load":n,style:dd(s),children:[u?(0,H.jsx)(`div`,{role:`gridcell`,"aria-colindex":1,"aria-colspan":r,"data-tree":``,children:d}):d,i&&(0,H.jsx)(Dl,{keeper:a,at:-1})]})}var dT=24,fT=()=>(0,H.jsx)(sT,{"aria-hidden":!0,children:Array.from({length:dT},(e,t)=>(0,H.jsx)(`div`,{"data-row":``,style:dd([1,2,3,3,2,3][t%6]??1),children:(0,H.jsx)(`span`,{"data-bar":t*7%4})},t))});function pT({asking:e,onAskAgain:t,notice:n,onDismiss:r}){let{t:i}=R();return(0,H.jsxs)(H.Fragment,{children:[e&&(0,H.jsxs)(cT,{role:`status`,children:[e===`pending`?(0,H.jsx)(pt,{"aria-hidden":!0}):(0,H.jsx)(_e,{name:de}),(0,H.jsx)(`span`,{children:i(e===`pending`?`tree.searching`:`tree.searchFailed`)}),e===`failed`&&(0,H.jsx)(ju,{type:`button`,onClick:t,children:i(`tree.retry`)})]}),(0,H.jsx)(`div`,{role:`status`,children:n&&a(n)})]});function a(e){return e.tone===`quiet`?(0,H.jsx)(Lh,{"data-place":`unseen`,children:e.text}):qw.now?(0,H.jsx)(qw.now.MoveNotice,{notice:e,onDismiss:r}):(0,H.jsxs)(cT,{children:[(0,H.jsx)(_e,{name:de}),(0,H.jsx)(`span`,{children:e.text})]})}}var mT=`label.items.itemKey.itemText.itemSearch.itemChildren.itemIcon.itemHref.rowState.itemEnd.hasMore.onLoad.state.expansion.defaultExpansion.onExpansionChange.selectionMode.selection.onSelectionChange.search.onSearch.isFlat.onOpen.itemMenu.onItemAction.rowMenu.onRowAction.onMove.isLine.canMove.initialPlace.onPlaceChange.empty.noMatch.error`.split(`.`);function hT(e){let t={...e};for(let e of mT)delete t[e];return t}var gT=({onMove:e,itemMenu:t,rowMenu:n})=>(e??t??n)!==void 0,_T=e=>String(e.id),vT=e=>e.children,yT=4,bT=({flags:e},t)=>e[t]!==0,xT=({flags:e},t)=>e[t]===yT,ST=new WeakMap;function CT(e,t){let n=ST.get(e);return n||ST.set(e,n=e.items.map(e=>J_(t(e)))),n}var wT=30,TT=e=>e.split(/\s+/).slice(0,wT);function ET({count:e,parent:t},n,r){let[i,a]=[new Int32Array(e),new Int32Array(e)];for(let o=0;o<e;o++){let e=0;for(let[t,i]of r.entries())n[o]?.includes(i)&&(e|=1<<t);i[o]=e,a[o]=e|(a[t[o]??-1]??0)}return{own:i,along:a}}function DT(e,t,n){let r=J_(n.trim());if(r===``)return null;let i=TT(r),a=i.reduce((e,t,n)=>e|1<<n,0),{own:o,along:s}=ET(e,CT(e,t),i),{count:c,parent:l}=e,u=new Uint8Array(c),d=0;for(let e=c-1;e>=0;e--){o[e]!==0&&s[e]===a&&(u[e]=(u[e]??0)|1,d++);let t=l[e]??-1;t>=0&&u[e]!==0&&(u[t]=2)}let f=new Int32Array(c),p=new Int32Array(c+1);for(let e=0;e<c;e++){let t=l[e]??-1;if(u[e]===0){let n=t<0?0:u[t]??0;(n===1||n===yT)&&(u[e]=yT)}else f[e]=p[t+1]=(p[t+1]??0)+1}return{query:r,flags:u,position:f,kids:p,count:d}}function OT(e,t){let n=J_(e);if(n.length!==e.length)return null;let r=[t,...TT(t)].find(e=>e!==``&&n.includes(e));return r===void 0?null:[n.indexOf(r),n.indexOf(r)+r.length]}function kT(e,t,n,r){let i=J_(n),a=/^(.)\1*$/u.test(i),o=a?i.slice(0,1):i,s=a?r+1:Math.max(r,0);for(let n=0;n<e;n++){let r=(s+n)%e;if(t(r)?.startsWith(o))return r}return-1}var AT={base:`closed`,except:new Set},jT={base:`open`,except:new Set},MT=({base:e,except:t},n)=>t.has(n)!==(e===`open`);function NT(e,t,n){let r=new Set(e.except);for(let i of t)n===(e.base===`open`)?r.delete(i):r.add(i);return{base:e.base,except:r}}var PT=new Map,FT=e=>e<0,IT=e=>e<0?~e:e;function LT({index:e,expansion:t,chosen:n,hits:r,loads:i},a){if(!Zw(e,a))return!1;if(r){let t=!!((r.flags[a]??0)&2);return n.size===0?t:n.get(Qw(e,a))??t}let{base:o,except:s}=t;if(e.kids[a]===-1){let t=Qw(e,a);return o===`open`?!s.has(t)&&i.has(t):s.has(t)}return s.size===0?o===`open`:MT(t,Qw(e,a))}function RT(e){let{index:t,hits:n,isFlat:r}=e,{count:i,size:a,kids:o}=t,s=new Int32Array(i+t.unloaded),c=0,l=!n&&e.expansion.base===`open`&&e.expansion.except.size===0&&t.unloaded===0;for(let t=0;t<i;)r?((!n||(n.flags[t]??0)&1)&&(s[c++]=t),t++):n&&!bT(n,t)?t+=a[t]??1:(s[c++]=t,l||LT(e,t)?(o[t]===-1&&(s[c++]=~t),t++):t+=a[t]??1);return s.subarray(0,c)}function zT(e,t,n=!1){let[r,i]=[0,e.length-1],a=t*2+ +!!n;for(;r<=i;){let t=r+i>>1,n=e[t]??0,o=n<0?~n*2+1:n*2;if(o===a)return t;o<a?r=t+1:i=t-1}return-1}function BT({parent:e},t,n){for(let r=n;r>=0;r=e[r]??-1){let e=zT(t,r);if(e>=0)return e}return-1}function VT({index:e,hits:t,isFlat:n},r,i){let a=r[i]??0,o=IT(a);if(n)return{level:1,position:i+1,setSize:r.length};let s=(e.depth[o]??0)+1;if(FT(a))return{level:s+1,position:1,setSize:1};let c=e.parent[o]??-1;return t&&!xT(t,o)?{level:s,position:t.position[o]??1,setSize:t.kids[c+1]??1}:{level:s,position:e.position[o]??1,setSize:c<0?e.rootCount:e.kids[c]??1}}function HT(e,t){let{count:n,parent:r,kids:i}=e,a=new Uint8Array(n);if(t.size===0)return a;let o=tT(e);for(let e of t){let t=o.get(e);t!==void 0&&(a[t]=2)}for(let e=0;e<n;e++)a[r[e]??-1]===2&&(a[e]=2);return UT(a,{count:n,parent:r,kids:i}),a}function UT(e,{count:t,parent:n,kids:r}){let i=new Int32Array(t);for(let a=t-1;a>=0;a--){let t=r[a]??0;t>0&&(e[a]=i[a]===t?2:e[a]===0?0:1);let o=n[a]??-1;o<0||e[a]===0||(e[a]===2&&(i[o]=(i[o]??0)+1),e[o]===0&&(e[o]=1))}}function WT(e,t){let n=new Set;for(let r=0;r<e.count;){let i=t[r];i===2&&n.add(Qw(e,r)),r+=i===1?1:e.size[r]??1}return n}function GT(e,t){if(t.size===0)return[];let n=tT(e);return[...t].filter(e=>!n.has(e))}function KT(e,t,n){let r=HT(e,t),{size:i,parent:a,kids:o,count:s}=e;r.fill(r[n]===2?0:2,n,n+(i[n]??1));for(let e=a[n]??-1;e>=0;e=a[e]??-1)r[e]=0;return UT(r,{count:s,parent:a,kids:o}),new Set([...GT(e,t),...WT(e,r)])}function qT(e,t){let n=HT(e,t),r=n.every(e=>e===2);return n.fill(r?0:2),new Set([...GT(e,t),...WT(e,n)])}function JT(e,t){let n=xg(e,0,e.count-1);return[...n].every(e=>t.has(e))?new Set([...t].filter(e=>!n.has(e))):new Set([...t,...n])}var YT=({index:e,rows:t,source:n,mode:r})=>({has:(e,t)=>e.has(n.keyAt(t)),toggled:(i,a)=>r===`checkbox`?KT(e,i,IT(t[a]??0)):bg(i,n.keyAt(a)),toggledAll:t=>r===`checkbox`?qT(e,t):JT(n,t)}),XT=e=>({levels:t},{row:n})=>t?.reorder(n,e)??!1,ZT={ArrowRight:(e,{row:t,cell:n})=>{let{levels:r,columns:i,source:a}=e;if(!r)return!1;n>=0&&i?e.moveTo({row:t,cell:Math.min(i.count-1,n+1)}):r.isOpen(t)===!1?r.setOpen(t,!0):i?e.moveTo({row:t,cell:0}):r.isOpen(t)===!0&&t+1<a.count&&r.parentOf(t+1)===t&&e.moveTo({row:t+1,cell:-1})},ArrowLeft:(e,{row:t,cell:n})=>{let{levels:r}=e;if(!r)return!1;n>=0?e.moveTo({row:t,cell:n-1}):r.isOpen(t)===!0?r.setOpen(t,!1):r.parentOf(t)>=0&&e.moveTo({row:r.parentOf(t),cell:-1})},"Shift+ ":(e,{row:t})=>e.isMultiple?e.extendTo(t):e.toggle(t),"Alt+Shift+ArrowUp":XT(-1),"Alt+Shift+ArrowDown":XT(1),"*":({levels:e},{row:t})=>e?.openSiblings(t),"Ctrl+x":({levels:e},{row:t})=>e?.cut(t)??!1,"Ctrl+v":({levels:e},{row:t})=>e?.paste(t)??!1},QT=({levels:e,firstRow:t})=>n=>{let{source:r,mode:i,selecting:a,moveTo:o,active:s,fromRow:c,onOpen:l,linkIn:u,open:d}=n,f=t=>e.isOpen(t)!==void 0,p=t=>e.setOpen(t,e.isOpen(t)===!1);return{enter(){let e=r.count>0?{row:t(),cell:-1}:{row:-1,cell:0};o(s??e)},press(e,{isRange:t}){let n=e.row===-1||r.itemAt(e.row)!==void 0;t||o(n?e:{...e,cell:-1},{isRevealed:!0})},click({row:t},n,{isRange:s,isToggle:u}){let d=e=>n.closest(e);if(d(`[data-retry]`))e.retry(t);else if(d(`[data-twist]`)&&f(t))p(t);else if(d(`[data-box]`))a.toggle(t);else if(d(`a, button, input`)||!r.itemAt(t))return;else i===`none`?!l&&f(t)&&p(t):i===`checkbox`?l||a.toggle(t):i===`multiple`&&s?(a.extendTo(t,c(t)),o({row:t,cell:-1},{isRevealed:!0})):i===`multiple`&&u?a.toggle(t):a.selectOnly(t)},act({row:t}){r.itemAt(t)?l||u(t)?d(t):i===`none`?f(t)&&p(t):a.toggle(t):e.retry(t)},goInto({row:e}){let t=r.itemAt(e)!==void 0&&(l!==void 0||u(e)!==null);return t&&d(e),t}}};function $T(e){let[t,n]=(0,V.useState)(null),[r,i]=(0,V.useState)(null),a=(0,V.useRef)(!1),o=(0,V.useRef)(e);(0,V.useEffect)(()=>{o.current=e});let s=(0,V.useRef)(null),c=(0,V.useRef)(null);(0,V.useEffect)(()=>()=>{s.current=null,c.current?.abort()},[]);let l=(e,t)=>{s.current=e,$n(qw,({followDrag:r})=>{s.current===e&&(c.current=r(e,t,{latest:o,setDrop:n,setCarried:i,wasDragged:a}))})};return{drop:t,carried:r,onPointerDown(t){a.current=!1;let{target:n,button:r,pointerType:i}=t;if(!e.moves.canBeMoved||r!==0||i===`touch`||!(n instanceof Element))return;let o=n.closest(`[data-row]`);o&&!n.closest(`button, a, input, [data-twist]:not([data-twist="none"])`)&&l(t,Number(o.dataset.row))},isDragEnd(){let e=a.current;return a.current=!1,e}}}var eE=Yn(()=>vt(()=>import(`./tree-menu-7dAWA5kf.js`),__vite__mapDeps([19,3,4,5,6])));function tE({index:e,...t}){let[n,r]=(0,V.useState)(null);Or(eE,t.moves.canBeMoved||t.itemMenu!==void 0);let i=n&&e.items[n.at];return{element:n&&i&&(0,H.jsx)(Mu,{part:eE,isUnseen:!0,children:({TreeMenu:e})=>(0,H.jsx)(e,{...t,...n,item:i,onClose:()=>r(null)})}),openMenu:(e,t)=>r({at:e,anchor:t})}}function nE(e,t,n){let[r,i]=(0,V.useState)([]),a=(0,V.useEffectEvent)(e=>{r[0]?.(t(e)),i(e=>e.slice(1))}),o=(0,V.useEffectEvent)(()=>{i([]),n()});return(0,V.useEffect)(()=>{if(r.length===0)return;let t=!0;return e.fetch().then(e=>t&&a(e),()=>t&&o()),()=>{t=!1}},[e,r]),{add(n){let{now:a}=e;a&&r.length===0?n(t(a)):i(e=>[...e,n])},giveUp(){return r.length>0&&i([]),r.length>0}}}function rE(e){let t=(0,V.useRef)(!1),n=(0,V.useRef)(null),[r,i]=(0,V.useState)({isUnderWay:!1}),a=(0,V.useEffectEvent)(e);return(0,V.useLayoutEffect)(()=>{t.current=r.isUnderWay},[r]),(0,V.useEffect)(()=>{let e=n.current;r.isUnderWay||e===null||(n.current=null,a(e))},[r]),{begin(){return!t.current&&(t.current=!0,i({isUnderWay:!0}),!0)},settle:()=>i({isUnderWay:!1}),hold(e,r){return t.current?(n.current={key:e,steps:r+(n.current?.key===e?n.current.steps:0)},!0):!1}}}var iE=new Set;function aE(e){let{onMove:t,say:n,t:r}=e,i=t!==void 0,[a,o]=(0,V.useState)(iE),[s,c]=(0,V.useState)(null),{begin:l,settle:u,hold:d}=rE(({key:t,steps:n})=>m($w(e.index,t),r=>r.reorder($w(e.index,t),n)));Or(qw,i);let f={...e,cut:a,setCut:o,setDialogFor:c,begin:l,settle:u,holdSteps:d},p=nE(qw,({movesOf:e})=>e(f),()=>n(r(`later.failed`),`refused`));function m(e,t){return!i||e<0?!1:(p.add(t),!0)}return{canBeMoved:i,cut:a,tools:f,cutFrom:e=>m(e,t=>t.cutFrom(e)),pasteAt:e=>m(e,t=>t.pasteAt(e)),reorder:(e,t)=>m(e,n=>n.reorder(e,t)),forgetCut(){let e=p.giveUp();return a.size>0&&o(iE),e||a.size>0},dialogFor:s,askWhere:e=>m(e,t=>t.askWhere(e)),closeDialog:()=>c(null)}}function oE(){let[e,t]=(0,V.useState)(null);return{notice:e,say:(e,n)=>{t(t=>({text:t?.text===e?`${e}\u00a0`:e,tone:n}))},dismiss:()=>t(null)}}var sE=`\0`;function cE(e,t){let n=n=>{let r=t[n];return r===void 0?``:FT(r)?Qw(e,IT(r))+sE:Qw(e,r)};return{count:t.length,keyAt:n,itemAt(n){let r=t[n];return r===void 0||FT(r)?void 0:e.items[r]},find(r,i){if(n(i)===r)return i;let a=r.endsWith(sE),o=$w(e,a?r.slice(0,-1):r);if(o<0)return-1;let s=a?zT(t,o,!0):-1;if(s>=0)return s;let c=a&&(e.kids[o]??0)>0?zT(t,o+1):-1;return c>=0?c:BT(e,t,o)}}}var lE=250;function uE({onLoad:e,onSearch:t,search:n,hasUnloaded:r,onEnd:i}){let[a,o]=(0,V.useState)(PT),s=(0,V.useRef)(null);(0,V.useEffect)(()=>{let e=new AbortController;return s.current=e,()=>{e.abort(),o(PT)}},[]);let c=(e,t)=>o(n=>{let r=new Map(n);return t?r.set(e,t):r.delete(e),r}),l=(t,n)=>{let r=t.items[n],o=Qw(t,n);if(!r||!e||t.kids[n]!==-1||a.get(o)===`pending`)return;let{current:l}=s;if(!l)return;c(o,`pending`);let{signal:u}=l,d=e=>{u.aborted||(c(o,e),i({item:r,isDone:e!==`failed`}))};e({item:r,signal:u}).then(()=>d(`empty`),()=>d(`failed`))},[u,d]=(0,V.useState)(null),[f,p]=(0,V.useState)({search:``}),m=(0,V.useRef)(t);(0,V.useEffect)(()=>{m.current=t});let h=r&&t?n.trim():``;return f.search!==h&&p({search:h}),(0,V.useEffect)(()=>{let e=f.search;if(e===``)return;let t=new AbortController,{signal:n}=t,r=e=>{n.aborted||d(e)},i=setTimeout(()=>{d(`pending`),m.current?.({search:e,signal:n}).then(()=>r(null),()=>r(`failed`))},lE);return()=>{clearTimeout(i),t.abort(),d(null)}},[f]),{loads:a,load:l,asking:u,askAgain:()=>p({search:h})}}var dE=new Map;function fE(e,{inOrder:t,onEnd:n}){let{items:r,itemKey:i=_T,itemChildren:a=vT,itemText:o,itemSearch:s=o,hasMore:c,onLoad:l,onSearch:u,search:d=``,isFlat:f=!1}=e,p=l!==void 0,m=(0,V.useMemo)(()=>Xw(t?.(r)??r,{keyOf:i,childrenOf:e=>{let n=a(e);return n&&t?t(n):n},hasMore:p?c:void 0}),[r,i,a,t,c,p]),h=uE({onLoad:l,onSearch:u,search:d,hasUnloaded:m.unloaded>0,onEnd:n}),{loads:g,load:_}=h,v=(0,V.useMemo)(()=>DT(m,s,d),[m,s,d]),[y,b]=(0,V.useState)(e.defaultExpansion??AT),x=e.expansion??y,[S,C]=(0,V.useState)(dE),[w,T]=(0,V.useState)(d);w!==d&&(T(d),C(dE));let E=(0,V.useMemo)(()=>({index:m,expansion:x,chosen:S,hits:v,loads:g,isFlat:f}),[m,x,S,v,g,f]),D=(0,V.useMemo)(()=>RT(E),[E]),O=(0,V.useMemo)(()=>cE(m,D),[m,D]);(0,V.useEffect)(()=>{if(m.unloaded!==0)for(let e of D)e<0&&!g.has(Qw(m,~e))&&_(m,~e)});let k=t=>{e.expansion||b(t),e.onExpansionChange?.({expansion:t})},A=(e,t)=>{let n=e.filter(e=>Zw(m,e)&&LT(E,e)!==t);if(n.length===0)return;let r=n.map(e=>Qw(m,e));if(v?C(e=>new Map([...e,...r.map(e=>[e,t])])):k(NT(x,r,t)),t)for(let e of n)m.kids[e]===-1&&_(m,e)};return{index:m,shape:E,rows:D,source:O,hits:v,loading:h,setOpen:A,expandAll(){C(dE),v||k(jT)},collapseAll(){v?C(new Map(m.items.filter((e,t)=>!!((v.flags[t]??0)&2)).map(e=>[i(e),!1]))):k(AT)},siblingsOf(e){let t=m.parent[e]??-1,n=t<0?m.count:t+(m.size[t]??1),r=[];for(let e=t+1;e<n;e+=m.size[e]??1)r.push(e);return r},uncover(e){let t=$w(m,e);if(t<0)return null;let n=nT(m,t);A(n,!0);let r=NT(x,n.map(e=>Qw(m,e)),!0),i=RT({...E,expansion:r});return{row:zT(i,t),coming:cE(m,i)}}}}var pE=600,mE=/^(?:Arrow|Page|Home|End|Enter|Escape)/;function hE(){let e=(0,V.useRef)({text:``,at:0});return({key:t,ctrlKey:n,metaKey:r,altKey:i,timeStamp:a})=>{let{text:o,at:s}=e.current,c=a-s<pE?o:``;return mE.test(t)&&(e.current={text:``,at:s}),n||r||i||!tg(t)||t===`*`||t===` `&&c===``?null:(e.current={text:c+t,at:a},e.current.text)}}function gE(e,{columns:t,inOrder:n}){let{t:r}=R(),{itemText:i,itemSearch:a=i,selectionMode:o=`none`}=e,{onOpen:s,onMove:c,canMove:l,rowMenu:u,itemMenu:d=u,onItemAction:f,onRowAction:p}=e,m=n!==null,{notice:h,say:g,dismiss:_}=oE(),v=fE(e,{inOrder:n,onEnd:({item:e,isDone:t})=>g(r(t?`tree.loaded`:`tree.loadFailedFor`,{name:i(e)}),`quiet`)}),{index:y,shape:b,rows:x,source:S}=v,C=Ug({source:S,mode:o,rules:(0,V.useMemo)(()=>YT({index:y,rows:x,source:S,mode:o}),[y,x,S,o]),selection:e.selection,onSelectionChange:e.onSelectionChange}),{selection:w}=C,T=aE({index:y,textOf:i,onMove:c,canMove:l,isSorted:m,say:g,t:r,siblingsOf:e=>v.siblingsOf(e).filter(e=>zT(x,e)>=0),selection:w,isSelected:e=>o===`multiple`&&w.size>0&&w.has(Qw(y,e)),openBranch:e=>v.setOpen([e],!0)}),E=tE({index:y,textOf:i,moves:T,itemMenu:d,onItemAction:f,onRowAction:p,isLine:e.isLine,t:r}),D=e=>S.itemAt(e)!==void 0,O=e=>IT(x[e]??0),k=hE(),A={keys:ZT,isOpen:e=>D(e)&&!b.isFlat&&Zw(y,O(e))?LT(b,O(e)):void 0,setOpen:(e,t)=>v.setOpen([O(e)],t),openSiblings:e=>v.setOpen(v.siblingsOf(O(e)),!0),parentOf:e=>zT(x,D(e)?y.parent[O(e)]??-1:O(e)),retry:e=>v.loading.load(y,O(e)),type(e,t){let n=k(e);if(n===null)return null;let r=CT(y,a);return kT(S.count,e=>D(e)?r[O(e)]:void 0,n,t)},reorder:(e,t)=>D(e)&&T.reorder(O(e),t),cut:e=>D(e)&&T.cutFrom(O(e)),paste:e=>D(e)&&T.pasteAt(O(e)),cancel(){let e=h!==null&&h.tone!==`quiet`,t=T.forgetCut();return e&&_(),e||t}},j=Hg({source:S,columns:t,levels:A,mode:o,selecting:C,initialPlace:e.initialPlace,onPlaceChange:e.onPlaceChange,onOpen:s&&(e=>s({item:e,row:e})),manner:QT({levels:A,firstRow:()=>Math.max(0,w.size>0?x.findIndex((e,t)=>C.isSelected(t)):0)}),openRowMenu:(e,t)=>D(e)&&E.openMenu(O(e),t)}),{cell:M,scroll:N}=j,P=$T({moves:T,rows:x,isSorted:m,scroller:N.scroller,isOpen:A.isOpen,open:e=>A.setOpen(e,!0)});return{tree:v,engine:j,rows:{...j.rows,isDragEnd(){let e=j.rows.isDragEnd();return P.isDragEnd()||e}},selecting:C,moves:T,menu:E,notice:h,dismiss:_,handle:{expandAll:v.expandAll,collapseAll:v.collapseAll,focusItem(e){let t=v.uncover(e);t&&M.moveTo({row:t.row,cell:-1},t)},showItem(e){let t=v.uncover(e);t&&requestAnimationFrame(()=>N.reveal(t.row))},matches(e){let t=e=>!FT(e)&&(v.hits===null||!!((v.hits.flags[IT(e)]??0)&1)),n=[];for(let r of x){if(n.length>=e)break;t(r)&&n.push(Qw(y,IT(r)))}return n}},drag:P}}function _E({itemText:e,itemIcon:t,itemHref:n,itemEnd:r,rowState:i,...a}){let{query:o,inGrid:s,hasBoxes:c,labelId:l,link:u,isFlat:d,t:f}=a,p=(e,t)=>s?(0,H.jsx)(`span`,{role:`checkbox`,tabIndex:-1,"data-box":t,"aria-checked":t,"aria-label":f(`tree.select`,{name:e})}):(0,H.jsx)(`span`,{"data-box":t,"aria-hidden":!0});return({item:a,row:m,isOpen:h,box:g=!1,path:_})=>{let v=e(a),y=t?.(a),b=n?.(a),x=o===``?v:vE(v,o),S=i?.(a);return(0,H.jsxs)(H.Fragment,{children:[!d&&(0,H.jsx)(`span`,{"data-twist":h===void 0?`none`:h?`open`:`closed`,"aria-hidden":!0}),c&&p(v,g),y&&(0,H.jsx)(_e,{name:y}),(0,H.jsxs)(`span`,{"data-label":``,id:l===void 0?void 0:`${l}-${m}`,children:[(0,H.jsx)(`span`,{"data-text":``,children:b===void 0?x:Yu(u,b,x)}),S&&(0,H.jsx)(`span`,{"data-note":`neutral`,children:f(`tree.${S}`)}),_&&(0,H.jsx)(`span`,{"data-path":``,children:_}),!s&&r?.(a)]})]})}}function vE(e,t){let n=OT(e,t);if(!n)return e;let[r,i]=n;return(0,H.jsxs)(H.Fragment,{children:[e.slice(0,r),(0,H.jsx)(`mark`,{children:e.slice(r,i)}),e.slice(i)]})}var yE=({itemText:e,t})=>n=>(0,H.jsx)(`button`,{type:`button`,"data-menu":``,"data-dots":``,tabIndex:-1,"aria-haspopup":`menu`,"aria-label":t(`tree.itemActions`,{name:e(n)})});function bE({props:e,cellsOf:t,query:n,keeper:r}){let{itemText:i,itemIcon:a,itemHref:o,itemEnd:s,rowState:c,selectionMode:l=`none`,isFlat:u=!1}=e,{t:d,link:f}=R(),p=(0,V.useId)(),m=gT(e)?p:void 0,h=t!==null,g=l===`checkbox`,_=(0,V.useMemo)(()=>_E({itemText:i,itemIcon:a,itemHref:o,itemEnd:s,rowState:c,isFlat:u,query:n,inGrid:h,hasBoxes:g,labelId:m,link:f,t:d}),[i,a,o,s,c,u,n,h,g,m,f,d]);return(0,V.useMemo)(()=>({keeper:r,mode:l,stateOf:c,cellsOf:t,labelOf:_,menuOf:m===void 0?void 0:yE({itemText:i,t:d}),labelId:m}),[r,l,c,t,_,m,i,d])}var xE=(e,t,n)=>(0,V.useMemo)(()=>e===`checkbox`?HT(t,n):null,[e,t,n]),SE={Frame:aT,Root:oT},CE={0:!1,1:`mixed`,2:!0};function wE({grid:e=null,ref:t,...n}){let{label:r,state:i=`ready`,selectionMode:a=`none`,search:o=``,isFlat:s=!1}=n,{itemText:c}=n,{t:l}=R(),u=e?.columns??null,{tree:d,engine:f,rows:p,selecting:m,moves:h,menu:g,notice:_,dismiss:v,handle:y,drag:b}=gE(n,{columns:u,inOrder:e?.inOrder??null}),{index:x,shape:S,source:C,hits:w,loading:T}=d,{keeper:E,active:D,activeCell:O}=f.cell,{selection:k}=m,A=xE(a,x,k),j=bE({props:n,cellsOf:u?.cellsOf??null,query:w?.query??``,keeper:E}),{cut:M}=h,{drop:N}=b,P={draw:e=>{let t=d.rows[e];if(t===void 0)return null;let n=D?.row===e?O:null,r=VT(S,d.rows,e),i=IT(t),a=x.items[i];if(FT(t))return(0,H.jsx)(uT,{row:e,place:r,load:S.loads.get(Qw(x,i))??`pending`,cellCount:u?.count??0,isActive:n!==null,keeper:E,t:l});if(!a)return null;let o=()=>nT(x,i).map(e=>c(x.items[e]??a));return(0,H.jsx)(pd,{view:j,item:a,row:e,...r,isOpen:!s&&Zw(x,i)?LT(S,i):void 0,isSelected:m.isSelected(e),box:CE[A?.[i]??0],path:s?o().join(` › `):``,isCut:M.size>0&&M.has(Qw(x,i)),drop:N?.row===e?N.refusal===null?N.position:`refused`:void 0,activeCell:n})},keyAt:C.keyAt,isGroup:u!==null&&C.count>0,header:e?.headerOf({keeper:E,activeAt:D?.row===-1?O:-1}),skeleton:i===`loading`&&C.count===0&&(0,H.jsx)(fT,{})};return(0,V.useImperativeHandle)(t,()=>y),(0,H.jsxs)(dg,{...hT(n),"data-state":i,"data-movable":h.canBeMoved||void 0,engine:f,rows:p,context:P,label:r,isBusy:i===`loading`,isFlat:s,looks:SE,onPress:b.onPointerDown,children:[(0,H.jsx)(fg,{state:i,messages:`tree`,isFiltered:o.trim()!==``,count:C.count,hasHeader:u!==null,found:w&&(w.count===1?l(`tree.oneHit`):l(`tree.hits`,{n:w.count})),isAsking:T.asking===`pending`,empty:n.empty,noMatch:n.noMatch,error:n.error}),(0,H.jsx)(pT,{asking:T.asking,onAskAgain:T.askAgain,notice:_,onDismiss:v}),g.element,e?.besideRows(f.scroll),b.carried&&qw.now&&(0,H.jsx)(qw.now.CarriedLabel,{...b.carried}),h.dialogFor&&qw.now&&(0,H.jsx)(qw.now.MoveDialog,{tree:n,moves:h,keys:h.dialogFor})]})}function TE(e){let{ref:t,...n}=e;return(0,H.jsx)(wE,{...n,ref:t})}function EE(e,t,n,r){if(r===void 0)return e;let i=new Map(t.map(e=>[e[n],e])),a=new Set;for(let t of e)for(let e=t;e&&!a.has(e);e=i.get(e[r]))a.add(e);return t.filter(e=>a.has(e))}function DE(e,{id:t,parent:n,order:r},i){let a=i?EE(i,e,t,n):e;return Uw(r?a.toSorted((e,t)=>Number(e[r]??0)-Number(t[r]??0)):a,{id:e=>e[t],parentId:e=>n===void 0?null:e[n]}).roots}var OE=(e,t=0)=>e.flatMap(({row:e,children:n})=>[{row:e,level:t},...OE(n,t+1)]);function kE({address:e,columns:t,unserved:n,today:r},{t:i,locale:a,say:o}){let s=Object.entries(e.filters).filter(([e])=>!n.includes(e));return[1,2,3,4,5,6,7,8,9].map(e=>t.flatMap(t=>{let[,n]=s.find(([n])=>{let r=B_(n);return r.group===e&&r.column===t.id})??[],c=Av(n,{t:i,locale:a,today:r,textOf:e=>t.format?.(e,AE)??e});return c===``?[]:[o({name:t.text,value:c})]})).filter(e=>e.length>0).flatMap((e,t)=>t>0?[i(`filter.or`),...e]:e)}var AE={},jE=k`
  @media print {
    body > *:not([data-print-sheet]) {
      display: none !important;
    }
  }
  @page {
    margin: 14mm 12mm 16mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font-size: 9pt;
    }
  }
`,ME=w`
  display: block;
  color: #000;
  background: #fff;
  font-size: 9pt;

  & h1 {
    margin: 0;
    font-size: 14pt;
  }

  & p {
    margin: 2pt 0 8pt;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & thead {
    display: table-header-group;
  }

  & tr {
    break-inside: avoid;
  }

  & th,
  & td {
    padding: 2pt 4pt;
    border-block-end: 0.5pt solid #999;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`,NE=g.div`
  display: none;

  @media print {
    ${ME}
  }
`,PE=g.td`
  && {
    padding-inline-start: ${({$level:e})=>4+e*12}pt;
  }
`,FE=g.div`
  display: contents;

  @media print {
    display: none;
  }
`,IE=5e3;function LE({lines:e,columns:t,keyOf:n}){let{locale:r}=z();return(0,H.jsxs)(`table`,{children:[(0,H.jsx)(`thead`,{children:(0,H.jsx)(`tr`,{children:t.map(e=>(0,H.jsx)(`th`,{scope:`col`,"data-number":e.dataType===`number`||void 0,children:e.text},e.id))})}),(0,H.jsx)(`tbody`,{children:e.slice(0,IE).map(({row:e,level:i})=>(0,H.jsx)(`tr`,{children:t.map((t,n)=>(0,H.jsx)(PE,{$level:n===0?i:0,"data-number":t.dataType===`number`||void 0,children:su(t,e,r)},t.id))},n(e)))})]})}function RE({list:e,config:t,rows:n,among:r,isSelected:i}){let{tree:a}=t;return!e.isTree||!a||i?n.map(e=>({row:e,level:0})):OE(DE(r??e.read.value??n,a,n))}function zE(e){let{list:t,config:n,columns:r,rows:i,words:a,count:o=i.length}=e,s=z(),{t:c,locale:l}=R(),u=RE(e),{search:d}=t.address,f=n.label??r[0]?.id,p=t.isTree?[...r.filter(({id:e})=>e===f),...r.filter(({id:e})=>e!==f)]:r;return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(`p`,{children:[...a,s(o>u.length||u.length>5e3?`print.first`:`print.count`,{count:o,most:Math.min(u.length,IE)}),...d===``?[]:[s(`print.search`,{search:d})],...kE(t,{t:c,locale:l,say:e=>s(`print.filter`,e)})].join(` · `)}),(0,H.jsx)(LE,{lines:u,columns:p,keyOf:t.keyOf})]})}var BE=[`Modifier`,`ModifierValeur`];function VE(e,t){let[n,r]=N([Jt,ye]),i=qn(t.view,`ItemMenu`),a=n?.login??``,o=(0,V.useMemo)(()=>({...t.at(null),row:null,parent:null,config:r,login:a}),[t,r,a]);for(let t of BE){let n=e.actions?.[t];if(n?.kind===`edit`&&i.some(e=>e.action===t))return{name:t,action:n,around:o}}return null}var HE=[`ADMIN`,`PARAMETRAGE`,`AFFAIRE`,`LECTURE`],UE=e=>HE.some(t=>t===e),WE=new Map([[[`AdmUsrUserAccueil`,`CoreSecPrmMenuList`,`CoreSecPrmSecuriteAccueil`,`CoreSysActionList`,`CoreSysLogList`,`CoreSysRouteList`],`ADMIN`,`ADMIN`],[[`AdmUsrUserList`,`CoreSysTableAccueil`,`CoreSysTableList`],`LECTURE`,`ADMIN`],[[`AffAffAffaireAccueil`,`AffAffAffaireList`,`AffAffAffairePrestationList`],`LECTURE`,`AFFAIRE`],[[`PrmGamFileImport`,`PrmGamGamRapportAccueil`,`PrmGamGammeList`,`PrmModModeInspectionAccueil`,`PrmModModeInspectionList`,`PrmModTacheList`],`LECTURE`,`PARAMETRAGE`],[[`PrmRefLocalisationList`,`PrmRefMaterielList`,`PrmRefParametreList`,`PrmRefReferentielAccueil`,`PrmRefReferentielList`],`LECTURE`,`PARAMETRAGE`],[[`CoreSysParametreAvanceAccueil`],`LECTURE`,null]].flatMap(([e,t,n])=>e.map(e=>[e,{looks:t,saves:n}]))),GE=new Set([`Ouvrir`,`Exporter`,`CopierLien`,`ComparerVersions`,`VoirValeurs`,`VoirInfos`,`VoirMateriels`,`Apercu`,`Telecharger`,`ApercuGroupe`,`CopierSql`]),KE=e=>GE.has(e)||e===`VoirHistorique`,qE={VoirHistorique:`ADMIN`,AjouterAgence:`ADMIN`,Deconnexion:null},JE=e=>WE.get(e)?.looks??null;function YE({refRoute:e,refAction:t,routeEncrageMenu:n}){if(e!==null)return JE(e);if(!We(t))return null;let r=qE[t];return r===void 0?WE.get(n)?.[GE.has(t)?`looks`:`saves`]??null:r}function XE({endpoint:e,action:t},n,r){let[i=``]=Je(e).split(`/`),a=r.of(`thing.${i}`,``,{count:n}),o=a===``?r(`gender.other`):r.of(`gender.${i}`,``),s={form:n>1?`${o}s`:o};return{things:a||r(`thing.other`,{count:n}),done:t&&r.of(`done.${t}`,``,s)||r(`done.other`,s),...s}}var ZE=e=>e.replace(/^./u,e=>e.toUpperCase()),QE=e=>(e??``).split(`,`).filter(Boolean).map(e=>e.startsWith(`-`)?{column:e.slice(1),descending:!0}:{column:e,descending:!1}),$E=e=>e.map(({column:e,descending:t})=>t?`-${e}`:e).join(`,`),eD=e=>Number.isFinite(e)?new Date(e).toISOString():void 0,tD=e=>e?new Date(e.includes(`T`)?e:`${e}T00:00`).getTime():NaN;function nD(e,t,{between:n={},choices:r={}}){if(t.kind===`date`){let[r,i]=n[e]??[];return{...r?{[r]:eD(tD(t.from))}:{},...i?{[i]:eD(uv(t.to))}:{}}}return t.kind===`choice`?{[r[e]?.as??e]:t.values}:t.kind===`text`?{[e]:t.text}:t.kind===`boolean`?{[e]:t.value}:{}}var rD=({search:e,filters:t,sort:n},r)=>Object.assign({},...Object.entries(t).map(([e,t])=>r(e,t)),e.trim()?{search:e.trim()}:{},n.length>0?{sort:$E(n)}:{}),iD=(e,t)=>rD(t,(t,n)=>nD(t,n,e)),aD=({knows:e,filterOf:t},{sort:n,...r})=>rD({...r,sort:n.filter(({column:t})=>e(t))},(e,n)=>t(e,n)??{});function oD(e,t,n){let r=new Map,i=new Map;for(let{number:a,rows:o}of e.toSorted((e,t)=>e.number-t.number))o&&i.set(a,o.map((e,i)=>{let[o,s]=[n(e),a*200+i];if(!(s>=t||r.has(o)))return r.set(o,s),e}));let a=(e=[])=>e.filter(e=>e!==void 0);return{count:t,rows:[...i.values()].flatMap(a),at:e=>i.get(Math.floor(e/200))?.[e%200],indexOf:e=>r.get(e)??-1,stretch(e){if(!i.has(e))return{from:0,rows:[]};let t=e;for(;i.has(t-1);)t--;let n=[];for(let e=t;i.has(e);e++)n.push(...a(i.get(e)));return{from:t*200,rows:n}}}}var sD=5,cD=80,lD=({endpoint:e,input:t,key:n},r)=>({endpoint:e,input:{...t,...r>0?{skip:r*200}:{},take:200},...n?{key:n}:{}});function uD(e,t){let n=t.at(-1)??0;return[...new Set([...e,...t])].toSorted((e,t)=>Math.abs(e-n)-Math.abs(t-n)).slice(0,sD)}var dD=e=>e.reduce((e,t)=>t&&(t.answeredAt??0)>(e?.answeredAt??0)?t:e,null);function fD(e,t){let n=ec(e,e?ms(e):``),r=n?ms(n):``,[i,a]=(0,V.useState)({id:``,numbers:[Math.floor(t/200)],last:0}),o=i.id===r||r===``?i:i.id===``?{...i,id:r}:{id:r,numbers:[0],last:0};o!==i&&a(o);let{numbers:s}=o,c=(0,V.useMemo)(()=>n?s.map(e=>lD(n,e)):[],[n,s]),l=nc(c),u=N(Ls),d=dD(l),f=d?.total??null,p=(0,V.useMemo)(()=>{if(!n||d===null)return null;let e=s.map((e,t)=>({number:e,rows:_s(l[t]?.value)})),t=Math.max(0,...e.map(({number:e,rows:t})=>e*200+(t?.length??0)));return oD(e,f??t,e=>String(e[n.key??``]))},[n,s,l,d,f]),[m,h]=(0,V.useState)(null);p&&(m?.id!==r||m.placed!==p)&&h({id:r,placed:p});let g=p??m?.placed??null;(0,V.useEffect)(()=>{l.forEach((e,t)=>{let n=c[t];n&&e?.awaited===null&&e.value!==null&&e.total!==f&&u({id:ms(n),isQuiet:!0})})},[l,c,f,u]);let _=(0,V.useRef)({rows:[],timer:void 0});(0,V.useEffect)(()=>{let{current:e}=_;return()=>clearTimeout(e.timer)},[]);let v=(0,V.useCallback)(({row:e})=>{let{current:t}=_;t.rows=[...t.rows.slice(-79),e],clearTimeout(t.timer),t.timer=setTimeout(()=>{let e=t.rows.map(e=>Math.floor(e/200));t.rows=[],a(t=>({...t,numbers:uD(t.numbers,e),last:e.at(-1)??t.last}))},cD)},[]),y=(0,V.useCallback)(()=>{for(let e of c)u({id:ms(e)})},[c,u]),{last:b}=o,x=(0,V.useCallback)(()=>g?.stretch(b)??{from:0,rows:[]},[g,b]);if(!n)return null;let S=l.find(e=>e?.error);return{question:n,placed:g,isStale:g!==null&&p===null,isPending:l.some(e=>!e||e.awaited!==null),error:S?.error??null,retryAt:S?.retryAt??null,hasErrors:l.some(e=>e?.hasErrors),answeredAt:d?.answeredAt??null,retry:y,onMissing:v,stretch:x,fromTop:()=>g?.stretch(0).rows??[]}}var pD=({value:e,total:t})=>{let n=_s(e)?.length??0;return t===null?n!==200:n>=t};function mD(e,t,{isNarrowed:n,most:r}){if(!e||e.value===null)return null;if(!n&&pD(e))return`first`;let i=n?t:e;return!i||i.value===null&&i.error===null?null:i.total!==null&&i.total>r?`windows`:`whole`}function hD(e){let t=N(ye).limits.whole,n=e?ms(e.whole):``,[r,i]=(0,V.useState)(null),a=r?.id===n?r:null,o=e&&lD(e.looked,0),s=o?ms(o):``,c=a?ms(a.asked):``,[l,u,d]=E({store:Ys,keys:[n,c,s],fn:(e,t)=>t.map(t=>e[t]??null),updateFilter:(e,t)=>e.some((e,n)=>e!==t[n])}),f=a?.extent===`whole`&&a.asked===e?.whole,p=f&&(l?.value??null)===null&&a?.first.id!==s,m=e!==null&&a===null&&e.isNarrowed&&(d?.value??null)!==null,[h=null]=nc(e&&m?[_D(e.whole)]:o&&p?[o]:gD);if(e&&o){let r=(e,t)=>{a={id:n,extent:e,asked:t,first:{id:s,answer:d??null}},i(a)};if(a===null&&t===0)r(`windows`,e.whole);else if(a===null&&(l?.value??null)!==null)r(`whole`,e.whole);else if(a===null){let n=mD(d??null,m?h:null,{isNarrowed:e.isNarrowed,most:t});n&&r(n===`windows`?n:`whole`,n===`first`?o:e.whole)}else a.extent===`whole`&&!f&&u&&u.value!==null&&!pD(u)&&r(`whole`,e.whole)}let g=a===null||p||a.first.id!==s;return{extent:a?.extent??null,asked:a===null?o:a.extent===`whole`?a.asked:null,first:(g?d:a?.first.answer)??null}}var gD=[],_D=({endpoint:e,input:t})=>({endpoint:e,input:{...t,take:1}}),vD=h(null),yD=[],bD=e=>`rows`in e;function xD({source:e,config:t},{place:n,looking:r,isAsked:i,served:a,start:o}){let{paged:s,key:c,rowsOf:l,isLive:u=!1}=t,d=bD(e),f=N(d?e.rows:vD),p=d||!i?null:e,m=p?n.lacks(p):yD,h=t.sort?.startsWith(`-`)===!0&&$E(r.sort)===t.sort,g=p&&m.length===0?{endpoint:p,input:s?n.input(p,iD(s,r)):n.input(p),key:c,...s?{paging:{size:s.size,isNewestFirst:h}}:{}}:null,_=r.search.trim()!==``||Object.keys(r.filters).length>0,v=e=>g&&a&&{...g,input:{...g.input,...e}},y=a?aD(a.windowed,r):{},b=v(y),{extent:x,asked:S,first:C}=hD(g&&b&&{whole:g,looked:b,isNarrowed:_}),w=x===`windows`,T=fD(w?v({...a?.active?{[a.active]:!0}:{},...y}):null,o),E=_||a?.active!==void 0,[D=null]=nc(w&&g&&E?[_D(g)]:[]),{isGrowing:O,more:k,news:A,takeNews:j,...M}=Pw(a?S:g,u),[P,F]=(0,V.useState)(!1),I=!P&&h?A:0;(0,V.useEffect)(()=>{I>0&&j()},[I,j]);let L=a!==null&&(w?!T?.placed:x===null||M.value===null)&&C&&wD(a,r)?_s(C.value):null,ee=L??(x===null&&a?null:_s(M.value)),te=(0,V.useMemo)(()=>ee?l?.(ee)??ee:null,[l,ee]);return d?{...SD,read:{...M,value:f,isPending:f===null,question:null,missing:m}}:T?.placed?{...SD,read:{...M,...CD(T),value:T.placed.rows,total:(E?D?.total:null)??T.placed.count,question:g&&{...g,isServed:!0},missing:m},windows:T}:{read:{...M,...T?CD(T):{},...a&&x===null?{isPending:g!==null&&M.error===null}:{},value:te,question:a?(w||x===null?null:S)??g:g,missing:m},windows:null,firstOf:L?C?.total??L.length:null,pages:s&&p?{total:M.total??te?.length??0,isGrowing:O,more:k,news:A-I,takeNews:j,setReading:F}:null}}var SD={pages:null,windows:null,firstOf:null},CD=({error:e,retryAt:t,hasErrors:n,answeredAt:r,retry:i,isPending:a,isStale:o})=>({error:e,retryAt:t,hasErrors:n,answeredAt:r,retry:i,isPending:a,isStale:o}),wD=(e,{filters:t,sort:n})=>e!==null&&n.every(({column:t})=>e.windowed.knows(t))&&Object.entries(t).every(([t,n])=>e.windowed.filterOf(t,n)!==null),TD=new WeakMap;function ED(e){let t=TD.get(e)??$t(e.input);return TD.set(e,t),t}function DD(e,t){return t===`number`||t===`integer`?e.trim()!==``&&Number.isFinite(Number(e))?Number(e):void 0:t===`boolean`?e===`true`||e===`false`?e===`true`:void 0:e}var OD=(e,t)=>e.flatMap(e=>typeof e==`string`?DD(e,t)??[]:[e]);function kD(e,t){let n=new Map(Object.entries(t)),r=ED(e).flatMap(({name:e,type:t,schema:r})=>{let i=n.get(e),a=typeof i==`string`?DD(i,t):Array.isArray(i)?OD(i,Zt(r)):i;return a===void 0?[]:[[e,a]]});return Object.fromEntries(r)}var AD=e=>ED(e).flatMap(({name:e,isOptional:t})=>t?[]:[e]),jD=(e,t)=>t===null?{}:Object.fromEntries(ED(e).flatMap(({name:e,isKey:n})=>n&&e in t?[[e,t[e]]]:[]));function MD(e,t){if(t===null||e.verb!==`GET`)return t??{};let n=new Set(ED(e).flatMap(({name:e,isProposed:t,isKey:n})=>t&&!n?[e]:[]));return Object.fromEntries(Object.entries(t).filter(([e])=>!n.has(e)))}function ND({view:e,params:t,home:n,row:r=null}){let i=new Map,a=(e,i={})=>kD(e,{...jD(e,n),...t,...MD(e,r),...i}),o=(e,t)=>{if(t)return a(e,t);let n=i.get(e)??a(e);return i.set(e,n),n},s={view:e,params:t,home:n,row:r,input:o,lacks:(e,t)=>{let n=o(e,t);return AD(e).filter(e=>n[e]===void 0)},named:{...n,...t,...r},at:i=>i===r?s:ND({view:e,params:t,home:n,row:i})};return s}var PD=(e,t,n)=>(0,V.useMemo)(()=>ND({view:e,params:t,home:n}),[e,t,n]),FD=e=>/^([np]\d*\.)?(q|sort|e|all|as|vs|cols|density|f\..*)$/.test(e),ID=(e,t)=>e.startsWith(t)&&/^(q|sort|all|as|cols|density|f\..*)$/.test(e.slice(t.length)),LD={},RD=e=>{if(e===``)return null;let[t=``,...n]=e.split(`:`);return{name:t,key:n.length>0?n.join(`:`):null}},zD=(e,t)=>Object.fromEntries([...new URLSearchParams(e)].flatMap(([e,n])=>{let r=t[B_(e).column],i=r?uy(r,n):null;return i?[[e,i]]:[]}));function BD(e,t){let n=new URLSearchParams(e),r=e=>n.get(t+e)??``,i=(e,t=0)=>new URLSearchParams([...n].flatMap(([n,r])=>e(n)?[[n.slice(t),r]]:[])).toString(),a=`${t}f.`;return{q:r(`q`),sort:r(`sort`),e:r(`e`),all:r(`all`),as:r(`as`),cols:r(`cols`),density:r(`density`),vs:r(`vs`),filters:i(e=>e.startsWith(a),a.length),params:i(e=>!FD(e))}}var VD=(e,t,n)=>n?e.set(t,n):e.delete(t);function HD(e,t,n){let r=(0,V.useMemo)(()=>BD(e,t),[e,t]),i=(0,V.useMemo)(()=>QE(r.sort),[r.sort]),a=(0,V.useMemo)(()=>zD(r.filters,n),[r.filters,n]),o=(0,V.useMemo)(()=>RD(r.e),[r.e]),s=(0,V.useMemo)(()=>Object.fromEntries(new URLSearchParams(r.params)),[r.params]);return{search:r.q,sort:i,filters:a,editor:o,withInactive:r.all===`1`,isFlat:r.as===`list`,columns:r.cols||null,density:oe(r.density)?r.density:null,compared:r.vs||null,params:s}}function UD(e,t=LD){let{pathname:n,search:r}=l(),a=i(),o=(0,V.useRef)({pathname:n,query:r,isMounted:!0});(0,V.useEffect)(()=>(o.current={pathname:n,query:r,isMounted:!0},()=>{o.current.isMounted=!1}),[n,r]);let s=HD(r,e,t),c=(0,V.useCallback)(({search:t,sort:n,filters:r,editor:i,withInactive:s,isFlat:c,columns:l,density:u,view:d,isQuiet:f=!1,compared:p,params:m})=>{if(!o.current.isMounted)return;let h=new URLSearchParams(o.current.query);if(t!==void 0&&VD(h,`${e}q`,t),n&&VD(h,`${e}sort`,$E(n)),r){for(let t of Array.from(h.keys()))t.startsWith(`${e}f.`)&&h.delete(t);for(let[t,n]of Object.entries(r))VD(h,`${e}f.${t}`,ay(n))}if(i!==void 0&&VD(h,`${e}e`,i?[i.name,...i.key?[i.key]:[]].join(`:`):``),s!==void 0&&VD(h,`${e}all`,s?`1`:``),c!==void 0&&VD(h,`${e}as`,c?`list`:``),p!==void 0&&VD(h,`${e}vs`,p??``),l!==void 0&&VD(h,`${e}cols`,l??``),u!==void 0&&VD(h,`${e}density`,u??``),d!==void 0){for(let t of Array.from(h.keys()))ID(t,e)&&h.delete(t);for(let[t,n]of new URLSearchParams(d))ID(t,``)&&VD(h,e+t,n)}for(let[e,t]of Object.entries(m??{}))VD(h,e,t??``);let g=h.size>0?`?${h.toString()}`:``;g!==o.current.query&&(o.current.query=g,a({pathname:o.current.pathname,search:o.current.query},{replace:f||!i&&!p&&!m&&d===void 0}))},[a,e]);return{...s,change:c}}var WD=30;function GD({rows:e,columns:t,search:n,tree:{id:r,parent:i},locale:a}){let o=bv(n).slice(0,WD);if(o.length===0)return;let s=new Map(e.map(e=>[e[r],e])),c=e=>i===void 0?void 0:s.get(e[i]),l=e=>o.filter(n=>yv(t,e,a).includes(n));return e=>{let t=new Set(l(e));if(t.size===0)return!1;let n=new Set([e]);for(let r=c(e);r&&!n.has(r);r=c(r)){n.add(r);for(let e of l(r))t.add(e)}return o.every(e=>t.has(e))}}function KD({roots:e,found:t,below:n,keyOf:r}){if(e===null)return null;let i=new Map,a=[...e,...t];for(let e of a){let t=r(e);if(i.has(t))continue;i.set(t,e);let o=n(t);if(o)for(let e of o)a.push(e)}return[...i.values()]}var qD={rows:new Map,searched:``};function JD({endpoint:e,late:t,place:n,key:r,search:i,asks:a},{rows:o,searched:s}){let c=i=>({endpoint:e,input:n.input(e,t.below(i)),key:r}),l=e=>({endpoint:t.find,input:n.input(t.find,e),key:r}),u=s!==``&&s===i.trim()?[{search:s}]:[];return{below:c,finding:l,roots:c(null),found:[...u,...a].map(l),opened:[...o.values()].map(c)}}function YD(e,t){let n=N(Ls),r=(0,V.useRef)([]);return(0,V.useEffect)(()=>{let n=new Map(e.map((e,n)=>[ms(e),t[n]]));r.current=r.current.filter(({id:e,done:t,fail:r})=>{let i=n.get(e);if(i===void 0)r(new Ue(`cancelled`));else if(!i||i.awaited!==null||i.value===null&&i.error===null)return!0;else i.error?r(i.error):t();return!1})},[e,t]),(0,V.useEffect)(()=>()=>{for(let{fail:e}of r.current)e(new Ue(`cancelled`));r.current=[]},[]),t=>{let i=ms(t);return e.some(e=>ms(e)===i)&&n({id:i}),new Promise((e,t)=>r.current.push({id:i,done:e,fail:t}))}}function XD(e){let t=N(Ls),{endpoint:n,place:r,key:i=``}=e??{},a=(n&&r?.lacks(n))??[],o=n&&r&&a.length===0?ms({endpoint:n,input:r.input(n)}):null,[s,c]=(0,V.useState)({tree:o,opened:qD}),l=s.tree===o?s.opened:qD,u=e&&o!==null?JD(e,l):null,d=u?[u.roots,...u.found,...u.opened]:[],f=ec(d,d.map(ms).join(`
`)),p=nc(f),m=YD(f,p),h=u?.found.length??0,{rows:g,there:_}=(0,V.useMemo)(()=>{let[e=null,...t]=p.map(e=>_s(e?.value)),n=t.slice(0,h).flatMap(e=>e??[]),r=new Map([...l.rows.keys()].map((e,n)=>[e,t[h+n]??null]));return{rows:KD({roots:e,found:n,below:e=>r.get(e)??null,keyOf:e=>String(e[i])}),there:new Set([...r].flatMap(([e,t])=>t?[e]:[]))}},[p,h,l,i]),v=e?.late.has??``,y=(e?.asks.length??0)>0,b=(0,V.useCallback)(e=>e[v]===!0&&!y&&!_.has(String(e[i])),[v,y,_,i]),x=(0,V.useCallback)(()=>{for(let e of f)t({id:ms(e)})},[f,t]);if(!e)return null;let S=p.slice(0,1+h),C=S.find(e=>e?.error),w=e=>c(t=>({tree:o,opened:e(t.tree===o?t.opened:qD)}));return{read:{value:g,total:void 0,isStale:!1,error:C?.error??null,retryAt:C?.retryAt??null,hasErrors:S.some(e=>e?.hasErrors),isPending:u!==null&&S.some(e=>!e||e.awaited!==null),answeredAt:p[0]?.answeredAt??null,retry:x,question:u?.roots??null,missing:a},load:e=>u?(w(({rows:t,searched:n})=>({rows:new Map(t).set(String(e[i]),e),searched:n})),m(u.below(e))):Promise.resolve(),find:e=>u?(w(({rows:t})=>({rows:t,searched:e})),m(u.finding({search:e}))):Promise.resolve(),hasMore:b}}var ZD=(e,t)=>Gu(e,t).map(({column:{id:e}})=>t.pinned.includes(e)?`${e}*`:e).join(`,`);function QD(e,t,n){let r=t.map(({id:e})=>e),i=[...new Set(e.split(`,`))].filter(e=>r.includes(e.replace(/\*$/,``)));if(i.length===0)return n;let a=i.map(e=>e.replace(/\*$/,``)),o=r.filter(e=>!a.includes(e));return{...n,order:[...a,...o],hidden:o,pinned:i.filter(e=>e.endsWith(`*`)).map(e=>e.slice(0,-1))}}var $D=8;function eO(e,t){let n=new Map,r;return i=>(n.size>=$D&&(r??=new Map(e.map(e=>[t(e),e]))),r?r.get(i):(n.has(i)||n.set(i,e.find(e=>t(e)===i)),n.get(i)))}var tO=F(),nO=h({}).on(tO,(e,{address:t,place:n})=>({...e,[t]:n})).reset(en);function rO(){let{pathname:e,search:t}=l(),n=e+t,i=r(),[a,o]=N([nO,tO]),[s]=(0,V.useState)(()=>i===C.Pop?a[n]:void 0);return{initial:s,keep:(0,V.useCallback)(e=>o({address:n,place:e}),[o,n])}}function iO(e,t,n){let r=e.choices??{},i=Object.entries(r).flatMap(([e,t])=>t&&n.lacks(t.from).length===0?[{field:e,...t}]:[]),a=nc(i.map(({from:e})=>({endpoint:e,input:n.input(e)}))),o=e=>_s(a[e]?.value),s=i.map(({field:e,option:n,asks:r},i)=>{let a=t[e],s=a?.kind===`choice`?a.values:[];return!r||s.length===0?[]:o(i)?.filter(e=>s.includes(n(e).value)).map(r)??null});return{options:e=>{let t=i.findIndex(({field:t})=>t===e);return t<0?void 0:o(t)?.map(e=>i[t]?.option(e)??{value:``,text:``})},asks:s.some(e=>e===null)?null:s.flatMap(e=>e??[])}}var aO=(e,t)=>B_(e).group===1&&!t.isNot&&t.kind!==`empty`&&(t.kind!==`text`||t.manner===void 0),oO=(e,t=aO)=>Object.entries(e).flatMap(([e,n])=>t(e,n)?[]:[e]);function sO(e,t=aO){let n=oO(e,t);return n.length===0?e:Object.fromEntries(Object.entries(e).filter(([e])=>!n.includes(e)))}var cO=()=>yn(new Date(N(Qt)().wall)),lO=50;function uO(e){let t=cO(),[,n]=(0,V.useReducer)(e=>e+1,0);return(0,V.useEffect)(()=>{if(!e)return;let[r=0,i=1,a=1]=t.split(`-`).map(Number),o=new Date(r,i-1,a+1).getTime(),s=setTimeout(n,Math.max(0,o-Date.now())+lO);return document.addEventListener(`visibilitychange`,n),()=>{clearTimeout(s),document.removeEventListener(`visibilitychange`,n)}},[e,t]),t}var dO=e=>{let t=e;return typeof t==`object`&&!!t&&Array.isArray(t.order)&&Array.isArray(t.hidden)&&Array.isArray(t.pinned)&&typeof t.widths==`object`&&t.widths!==null},fO=e=>e===null||dO(e);function pO(e,t){let[n,r]=kn(Ht.layout(e),fO),i=(0,V.useMemo)(()=>({...Iu,hidden:t.flatMap(({field:e,isHidden:t})=>t?[e]:[])}),[t]),a=(0,V.useCallback)(e=>r(e===i?null:e),[r,i]);return[n??i,a,i]}function mO(e,{windowed:t,key:n,wanted:r}){let[i=null]=nc(e!==null&&r!==null&&t?.takes(n,r)===!0?ic(e,n,[r]):[]);return _s(i?.value)?.[0]??null}var hO=({verb:e,operation:t})=>e===`GET`&&/^Get(Material)?List$/.test(t),gO=/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,_O=100,vO=e=>typeof e==`string`||typeof e==`number`?String(e):``,yO=e=>Number.isFinite(e)?new Date(e).toISOString():``;function bO({type:e,isDay:t},n){if(!n.isNot)switch(n.kind){case`choice`:return n.values.length>_O?void 0:n.values;case`boolean`:return e===`boolean`?n.value:void 0;case`empty`:return``;case`text`:return n.manner===`is`?n.text:void 0;case`number`:return`${vO(n.from)}..${vO(n.to)}`;case`date`:return t?`${vO(n.from).slice(0,10)}..${vO(n.to).slice(0,10)}`:`${yO(tD(n.from))}..${yO(uv(n.to))}`;case`path`:return}}function xO(e,{columns:t,rowsOf:n,paged:r}){if(!hO(e)||n||r)return null;let[i={}]=_s(e.example.value)??[],a=new Map($t(e.value).flatMap(({name:e,type:t,format:n})=>t===`array`||t===`object`||n===`json`?[]:[[e,{type:t,isDay:/^\d{4}-\d\d-\d\d$/.test(vO(i[e])),isGuid:gO.test(vO(i[e]))}]])),o=new Set(t.flatMap(({field:e,value:t})=>t?[e]:[])),s=e=>o.has(e)?void 0:a.get(e);return{knows:e=>s(e)!==void 0,takes(e,t){let{type:n,isGuid:r}=s(e)??{type:`unknown`};return n===`integer`||n===`number`?/^\d{1,15}$/.test(t):n===`text`&&(!r||gO.test(t))},filterOf(e,t){let{column:n,group:r}=B_(e),i=s(n),a=i&&r===1?bO(i,t):void 0;return a===void 0?null:{[n]:a}}}}var SO=[],CO=[],wO=5e3;function TO(e,t,{slot:n,constant:r=CO,isWhole:i=!1}){let{source:a,config:o}=e,s=z(),c=o.filters,l=UD(n,c),{tree:u}=o,d=u!==void 0&&(u.parent===void 0||!l.isFlat)&&(u.isTree?.(t.home??{})??!0),f=o.paged!==void 0||d&&u.late!==void 0&&!bD(a),p=(0,V.useMemo)(()=>d||i||bD(a)?null:xO(a,o),[d,i,a,o]),m=uO(Object.values(l.filters).some(e=>e.kind===`date`&&e.span)),h=(0,V.useMemo)(()=>{let e=sv(l.filters,m);return f?sO(e):e},[l.filters,m,f]),g=iO(o,h,t),_=d&&u.late&&!bD(a)?{endpoint:a,late:u.late}:null,v=XD(_&&{..._,place:t,key:o.key,search:l.search,asks:g.asks??[]}),{columns:y,sort:b}=o,x=(0,V.useMemo)(()=>{let e=l.sort.filter(({column:e})=>y.some(({field:t})=>t===e));return e.length>0?e:QE(b)},[l.sort,y,b]),{search:S,withInactive:C}=l,{active:w}=o,T=w!==void 0&&!C,{initial:E}=rO(),D=E?.top??0,O=xD(e,{place:t,looking:{search:S,filters:h,sort:x},isAsked:_===null,served:p&&{windowed:p,active:T&&p.knows(w)?w:void 0},start:D}),{pages:k,windows:A}=O,j=D>0?null:O.firstOf,M=D>0&&O.firstOf!==null?{...O.read,value:null}:O.read,N=v?.read??M,P=f||A!==null,F=A?p:null,I=(0,V.useMemo)(()=>F&&((e,t)=>F.filterOf(e,t)!==null),[F]),L=(0,V.useMemo)(()=>P?sO(h,I??void 0):h,[h,P,I]),ee=(0,V.useMemo)(()=>P?oO(l.filters,I??void 0):CO,[l.filters,P,I]),te=r.join(`,`),ne=(0,V.useMemo)(()=>Kc(o.columns.filter(({field:e})=>!te.split(`,`).includes(e)),t.view,s),[o,t.view,s,te]),re=F?.knows,ie=(0,V.useMemo)(()=>re?ne.map(e=>re(e.id)?e:{...e,isSortable:!1}):ne,[ne,re]),[ae,oe,se]=pO(t.view+n,o.columns),ce=(0,V.useMemo)(()=>l.columns?QD(l.columns,ie,ae):ae,[l.columns,ie,ae]),{change:le}=l,ue=l.columns!==null,de=(0,V.useCallback)(e=>{oe(e),ue&&le({columns:null})},[oe,ue,le]),fe=(0,V.useMemo)(()=>u?.isHeading?N.value?.filter(e=>!u.isHeading?.(e))??null:N.value,[N.value,u]),pe=fe??SO,me=(0,V.useMemo)(()=>w!==void 0&&pe.some(e=>e[w]===!1),[pe,w]),he=d&&_===null?u:void 0,{locale:ge}=s,_e=(0,V.useMemo)(()=>he&&GD({rows:pe,columns:ie,search:S,tree:he,locale:ge}),[he,pe,ie,S,ge]),ve=(0,V.useMemo)(()=>T||_e?e=>(!T||e[w]!==!1)&&(_e?.(e)??!0):void 0,[T,w,_e]),R=(0,V.useMemo)(()=>({columns:ie,search:_e?``:S,filters:L,sort:x,locale:ge,...ve?{before:ve}:{}}),[ie,_e,S,L,x,ge,ve]),{rows:ye,isCurrent:be,isStale:B}=Lw(k||A?null:fe,R),xe=k!==null||A!==null,Se=(0,V.useCallback)(e=>String(e[o.key]),[o]),Ce=mO(F&&N.question,{windowed:F,key:o.key,wanted:l.editor?.key??null}),we=(0,V.useMemo)(()=>{let e=eO(pe,Se);return t=>e(t)??(Ce&&Se(Ce)===t?Ce:void 0)},[pe,Se,Ce]),Te=(0,V.useMemo)(()=>{if(j===null||!ye)return null;let e=Math.max(ye.length,j-(pe.length-ye.length));return oD([{number:0,rows:ye}],e,Se)},[j,ye,pe,Se]),{label:Ee=o.columns[0]?.field??o.key}=o,De=ie.find(({id:e})=>e===Ee),Oe=(0,V.useCallback)(e=>De?su(De,e,s.locale):qc(e[Ee]),[De,Ee,s.locale]);return{address:l,read:N,columns:ie,rows:xe?pe:ye??SO,sort:re?x.filter(({column:e})=>re(e)):x,isTree:d,late:v,whole:_&&{endpoint:_.endpoint,input:t.input(_.endpoint),isFleeting:!0,isQuiet:!0},arranging:R,choices:g.options,isReady:xe?N.value!==null&&!N.isStale:N.value!==null&&ye!==null&&(be||ye.length>0),isCurrent:xe?!N.isStale:be,isStale:xe?N.isStale:B,hasInactive:me||A!==null&&w!==void 0,layout:ce,setLayout:de,ownLayout:se,keyOf:Se,nameOf:Oe,rowOf:we,filters:L,unserved:ee,isServed:P,today:m,isFiltered:S!==``||Object.keys(L).length>0,total:k?.total??(A?N.total:void 0)??j??pe.length,pages:k,windows:A,served:k&&N.question?{question:N.question,size:o.paged?.most??o.paged?.size??wO,count:k.total}:(A?.placed??null)&&A?{question:A.question,size:wO,count:A.placed?.count??0}:null,windowed:F,placed:A?.placed??Te,firstOf:j}}function EO({isReady:e,isCurrent:t,late:n,pages:r,rows:i,keyOf:a}){let o=e&&t&&!n,s=r?r.total:i.length;return(0,V.useMemo)(()=>o?Jn(i,a,s):null,[o,i,a,s])}function DO(e,t,n){let[r,i,a]=N([ee,Jt,Qt]),o=EO(e);(0,V.useEffect)(()=>{if(n===null||o===null)return;let e=tt(Ht.seen(t),i?.login),s=En(r,e,wr);r.write(e,JSON.stringify({...s,[n]:{...o,at:a().wall}}))},[r,i,a,t,n,o])}var OO=(e,t={})=>({...t,kind:`edit`,editor:e}),kO=(e,t={})=>({...t,kind:`create`,editor:e}),AO=(e,t={})=>({...t,kind:`save`,endpoint:e});function jO(e,t,{on:n=`Activer`,off:r=`Desactiver`,ask:i={},spares:a={},follows:o={}}={}){let s=(n,r,s)=>({kind:`save`,endpoint:t,each:(r,i)=>i.at(r).input(t,{[e]:n}),when:t=>t[e]!==n,undo:r,...i[s]?{ask:i[s]}:{},...a[s]?{spares:a[s]}:{},...o[s]?{follows:o[s]}:{}});return{[n]:s(!0,r,`on`),[r]:s(!1,n,`off`)}}var MO=(e,t)=>({...t,kind:`pick`,from:e}),NO=(e,t={})=>({...t,kind:`panel`,content:e}),PO=(e,t,n={})=>({...n,kind:`import`,endpoint:e,shape:t}),FO=(e,t)=>({...t,kind:`download`,endpoint:e}),IO=(e={})=>({...e,kind:`move`}),LO=(e,t={})=>({...t,kind:`raise`,event:e}),RO=O`from { opacity: 0; transform: translateX(calc(24px * var(--panel-side))); }`,zO=g(Wn)`
  --panel-side: 1;
  block-size: 100%;
  border-inline-start: 1px solid var(--ui-color-border);
  animation: ${RO} var(--ui-motion-slow) ease-out;

  &:dir(rtl) {
    --panel-side: -1;
  }
`;function BO({width:e=480,...t}){return(0,H.jsx)(Bn,{...t,width:e,align:`end`,surface:zO})}var VO=g.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 1px solid color-mix(in srgb, var(--banner-mark) 32%, transparent);
  border-radius: var(--ui-radius-8);
  background: var(--banner-ground);
  color: var(--ui-color-text);

  > [aria-hidden] {
    flex: none;
    margin-block-start: calc((var(--ui-control-height-small) - 20px) / 2);
    color: var(--banner-mark);
  }

  /* Tones */
  --banner-ground: var(--ui-color-info-bg);
  --banner-mark: var(--ui-color-info);

  &[data-tone='success'] {
    --banner-ground: var(--ui-color-success-bg);
    --banner-mark: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --banner-ground: var(--ui-color-warning-bg);
    --banner-mark: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --banner-ground: var(--ui-color-error-bg);
    --banner-mark: var(--ui-color-error);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`,HO=g.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-inline-size: 0;
`,UO=g.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  min-block-size: var(--ui-control-height-small);
  padding-block: calc((var(--ui-control-height-small) - 1.45em) / 2);
  overflow-wrap: anywhere;
`,WO=g.p`
  font-weight: var(--ui-weight-strong);
`,GO=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);
`,KO=g.div`
  flex: none;
  margin-inline-end: calc(-1 * var(--ui-space-1));

  > button:not(:hover) {
    color: var(--ui-color-text);
  }
`,qO={info:gt,success:pr,warning:ie,error:de};function JO(e){let{tone:t=`info`,title:n,children:r,actions:i,icon:a=qO[t],onClose:o,isUrgent:s=t===`error`,...c}=e,{t:l}=R();return(0,H.jsxs)(VO,{...c,role:s?`alert`:`status`,"data-tone":t,children:[(0,H.jsx)(_e,{name:a,size:20}),(0,H.jsxs)(HO,{children:[(0,H.jsxs)(UO,{children:[(0,H.jsx)(Ce,{elementType:`span`,children:l(`banner.${t}`)}),n&&(0,H.jsx)(WO,{children:n}),r&&(0,H.jsx)(`div`,{children:r})]}),i&&(0,H.jsx)(GO,{children:i})]}),o&&(0,H.jsx)(KO,{children:(0,H.jsx)(nr,{label:l(`banner.close`),icon:Lr,size:`small`,onPress:o})})]})}function YO({lock:{holder:e,isLost:t,askAgain:n,takeOver:r},onKeep:i=null}){let a=z();if(!e)return null;let{lbUser:o}=e,s=Cr(e.since),c=async()=>{await et({preset:`warning`,tone:`danger`,title:a(`lock.takeOverTitle`,{user:o}),message:a(`lock.takeOverMessage`,{user:o}),buttonTrueText:a(`lock.takeOver`),buttonFalseText:a(`lock.leave`)})&&r?.()},l=[n&&{name:`lock.askAgain`,press:n},r&&{name:`lock.takeOver`,press:()=>void c()},i&&{name:`lock.keepDraft`,press:i}].filter(e=>e!==null);return(0,H.jsx)(JO,{tone:`warning`,icon:`lock`,isUrgent:t,actions:l.length>0&&l.map(({name:e,press:t})=>(0,H.jsx)(B,{size:`small`,onPress:t,children:a(e)},e)),children:a(t?i?`lock.lostTyped`:`lock.lost`:`lock.held`,{user:o,date:s})})}var XO=6e4,ZO=1;function QO(e,t){let[n,r,i,a,o,s,c,l,u]=N([rn,An,kr,yr,rr,Un,zn,Er,Jt]),[d,{session:f}]=N([wn,ye]),p=e?.typeObjet??``,m=e?.refObjet??``,h=e?fr(e):``,g=E({store:Vn,keys:[h],fn:(e,[t])=>e.get(t)??null});(0,V.useEffect)(()=>{if(!m)return;let e={typeObjet:p,refObjet:m};if(!t)return void s(e);n(e);let a=setInterval(()=>i(),XO),c=()=>o(),l=({persisted:e})=>e&&i();return globalThis.addEventListener(`pagehide`,c),globalThis.addEventListener(`pageshow`,l),()=>{clearInterval(a),globalThis.removeEventListener(`pagehide`,c),globalThis.removeEventListener(`pageshow`,l),r(e)}},[p,m,t,n,r,i,o,s]),(0,V.useEffect)(()=>{if(!m||!t)return;let e=()=>{d()&&a()},n=setInterval(e,f.dataRefresh);return document.addEventListener(`visibilitychange`,e),()=>{clearInterval(n),document.removeEventListener(`visibilitychange`,e)}},[m,t,d,a,f.dataRefresh]);let _=g?.lock??null,v=_!==null&&_.login===u?.login,y=_&&!v?{lbUser:_.lbUser,since:_.dtVerrou}:null;return{holder:y,isMine:v,isLost:y!==null&&g?.isLost===!0,askAgain:y&&t?()=>c({typeObjet:p,refObjet:m}):null,takeOver:y&&u?.idGroupe===ZO?()=>l({typeObjet:p,refObjet:m}):null}}var $O=({names:e,before:t,theirs:n,mine:r})=>e.flatMap(e=>{let[i,a,o]=[t[e],n[e],r[e]],s=!cc(i,a),c=!cc(i,o);return cc(a,o)||!s&&!c?[]:[{name:e,before:i,theirs:a,mine:o,side:s&&c?`both`:c?`mine`:`theirs`}]}),ek=(e,t)=>Object.fromEntries(e.flatMap(({name:e,mine:n,side:r})=>r===`mine`||r===`both`&&t[e]===`mine`?[[e,n]]:[])),tk=({lbUserModification:e})=>typeof e==`string`&&e!==``?e:null;function nk({formId:e,editor:t,handle:n,theirs:r}){let i=z(),{context:a,initial:o,values:s,settle:c}=n,l=vx(t,i),u=Xy(t,a),d=$O({names:t.fields.map(({name:e})=>e),before:o,theirs:Pc(t,ac(a,r)),mine:s}),f=(0,V.useRef)(null);(0,V.useEffect)(()=>f.current?.focus(),[]);let p=d.filter(({side:e})=>e===`both`),[m,h]=(0,V.useState)({}),g=Object.fromEntries(p.map(({name:e})=>[e,m[e]===`theirs`?`theirs`:`mine`])),_=e=>d.filter(t=>t.side===e),{dtModification:v}=r,[y,b]=[tk(r),typeof v==`string`?Cr(v):null];return(0,H.jsx)(dt,{id:e,"aria-label":i(`conflict.title`),values:g,onValuesChange:({values:e})=>h(e),onSubmit:()=>c(ek(d,g)),children:(0,H.jsxs)(rw,{ref:f,tabIndex:-1,children:[(0,H.jsxs)(`p`,{role:`status`,children:[y&&b?i(`conflict.whoWhen`,{who:y,date:b}):b?i(`conflict.when`,{date:b}):i(`conflict.somebody`),` `,i(`conflict.choose`)]}),p.map(({name:e,before:t,theirs:n,mine:r})=>(0,H.jsx)(_x,{name:e,label:l(e),help:i(`conflict.before`,{value:u(e,t)}),options:[{value:`mine`,text:u(e,r),description:i(`conflict.mine`)},{value:`theirs`,text:u(e,n),description:i(`conflict.theirs`)}]},e)),(0,H.jsx)(rk,{title:i(`conflict.onlyTheirs`),rows:_(`theirs`).map(({name:e,before:t,theirs:n})=>[l(e),`${u(e,t)} → ${u(e,n)}`])}),(0,H.jsx)(rk,{title:i(`conflict.onlyMine`),rows:_(`mine`).map(({name:e,before:t,mine:n})=>[l(e),`${u(e,t)} → ${u(e,n)}`])})]})})}function rk({title:e,rows:t}){return t.length===0?null:(0,H.jsxs)(`section`,{children:[(0,H.jsx)(`h3`,{children:e}),(0,H.jsx)(nw,{children:t.map(([e,t])=>[(0,H.jsx)(`dt`,{children:e},`${e}-term`),(0,H.jsx)(`dd`,{children:t},`${e}-value`)])})]})}function ik({labels:e,onAgain:t}){let n=z();return e.length===0?null:(0,H.jsx)(JO,{tone:`warning`,actions:(0,H.jsx)(B,{size:`small`,onPress:t,children:n(`refused.retry`)}),children:n(`editor.unread`,{fields:e.join(`, `),count:e.length})})}function ak(e,{editing:t,first:n,context:r,setValues:i},a){let{touched:o}=t;(0,V.useLayoutEffect)(()=>{let t=Object.entries(e.derive?.(n,a.read,o,r)??{}).filter(([e,t])=>!cc(n[e],t));t.length>0&&i(Object.fromEntries(t))},[e,n,o,r,a,i])}var ok=({kind:e})=>e===`choice`,sk=(e,t)=>Array.isArray(e)?e.map(t):e==null?e:t(e);function ck({formId:e,label:t,editor:n,handle:r,isReadOnly:i,onSubmit:a,makesSeveral:o,adding:s}){let c=z(),{editing:l,values:u,first:d,context:f,initial:p,setValues:m}=r,[h,g]=(0,V.useState)(new Map),_=Jy({editor:n,values:d,context:f,searches:h});ak(n,r,_);let v=Fc(n,d,f).map(e=>vc(e,u)),y=n.notes?.(d,_.read,f)??{},b=vx(n,c),{failure:x}=l,S=(0,V.useMemo)(()=>{if(!x||l.phase!==`editing`)return;let e=n.fields.map(({name:e,kind:t})=>({name:e,value:l.refused?.[e],isReference:t===`ref`}));return kt(x,e,c,n.endpoint)},[x,l.phase,l.refused,n,c]),C=(e,t)=>{let r=v.find(t=>t.name===e),i=_c(u)===e&&cc([t].flat()[0],[u[e]].flat()[0])?[]:r?.clears??[],a=n.fields.filter(e=>i.includes(e.name)).map(e=>[e.name,f.row?Ac(e):p[e.name]]),o=i.includes(_c(u)??``)?Cc(n,u,e,!1):{};m({...o,...Object.fromEntries(a),[e]:t},e)},w=(e,t)=>m(Cc(n,u,e,t),e),T=e=>Object.fromEntries(Object.entries(e).map(([e,t])=>[e,E(e)?sk(t,uc):t])),E=e=>v.some(t=>t.name===e&&ok(t));return(0,H.jsxs)(dt,{id:e,"aria-label":t,values:T(u),rules:i?{}:lx(n,v,u,c),serverErrors:S,onValuesChange:e=>C(e.name,E(e.name)?sk(e.values[e.name],dc):e.values[e.name]),onSubmit:()=>{i||a(wc(n,u,_.read))},children:[(0,H.jsx)(ik,{labels:v.flatMap(e=>e.kind===`choice`&&_.isFailed(e.source)?[b(e.name)]:[]),onAgain:_.readAgain}),(0,H.jsx)(XC,{children:v.map(e=>{let t=e.locked?.(f)??null,r=y[e.name],a=t??e.help,l=o&&!i?Ec(n,e,u,f):null;return(0,H.jsxs)(ZC,{"data-wide":e.isWide||void 0,"data-field":e.name,children:[(0,H.jsx)(pw,{field:e,common:{name:e.name,label:b(e.name),help:r&&!t?c(r.text,r.values):a&&c(a),isReadOnly:i||t!==null||void 0},text:c,values:u,context:f,sources:_,onChange:t=>C(e.name,t),onFill:(t,n)=>m(Object.fromEntries([e.name,...t].map(e=>[e,n])),e.name),onAdd:e.kind===`choice`&&e.adds&&!i?s(e.adds,e.name):void 0,onSearch:t=>e.kind===`choice`&&g(n=>new Map(n).set(e.source,t))}),l&&(0,H.jsx)(QC,{children:(0,H.jsx)(jS,{label:c(l),value:_c(u)===e.name,onValueChange:({value:t})=>w(e.name,t)})})]},e.name)})})]})}var lk=(e,t)=>({kind:`keep`,draft:cn(e,t)}),uk={kind:`keep`,draft:null},dk=e=>qt(e)||e.status===503,fk=e=>!dk(e)&&(e.status??0)<500,pk=`dtModification`,mk=e=>e==null||e===``,hk=e=>typeof e==`object`&&!!e;function gk(e,t){if(mk(t))return mk(e);if(Array.isArray(t)){let n=Array.isArray(e)?[...e]:[];return n.length===t.length&&t.every(e=>{let t=n.findIndex(t=>gk(t,e));return t>=0&&n.splice(t,1),t>=0})}return hk(t)?hk(e)&&!Array.isArray(e)&&Object.entries(t).every(([t,n])=>gk(e[t],n)):cc(e,t)}var _k=(e,t)=>{let n=Object.keys(t).filter(e=>e!==pk);return n.length>0&&n.every(n=>Object.hasOwn(e,n)&&gk(e[n],t[n]))},vk=e=>[e].flat().filter(e=>hk(e));function yk({base:e,sent:t,answer:n,key:r,before:i=[]}){let a=vk(n);if(e===null){let e=a.find(e=>_k(e,t)&&!i.some(t=>cc(t,e[r])));return e?{kind:`saved`,value:e}:{kind:`absent`}}let o=a.find(t=>cc(t[r],e[r]));if(!o)return{kind:`gone`};let s=typeof e[pk]==`string`&&typeof o[pk]==`string`;return s&&cc(o[pk],e[pk])?{kind:`absent`}:_k(o,t)?{kind:`saved`,value:o}:!s&&cc(o,e)?{kind:`absent`}:{kind:`changed`,theirs:o}}var bk=(e,t)=>[...new Set([...Object.keys(e),...Object.keys(t)])].every(n=>cc(e[n],t[n])),xk=({touched:e,typed:t},n)=>e.filter(e=>!cc(t[e],n.typed[e])),Sk=({look:e,base:t,unique:n,sent:r,phase:i})=>e!==null&&(t!==null||i===`conflict`||r.some(({input:e})=>n.some(t=>!!e[t]))),Ck=(e,t,n)=>{let{sent:r,key:i,call:a,calls:o}=e,s=o+1,c={...e,phase:`saving`,sent:r.includes(t)?r:[...r,t],flying:t,calls:s,awaited:s,failure:null,refused:null,isAbsent:!1};return i===null||a===null?[e,[]]:[c,[{kind:`send`,ticket:s,attempt:t,key:i,call:a,draft:cn(c,n)}]]},wk=(e,{call:t,input:n,key:r,before:i=[],at:a})=>{let{typed:o,sent:s}=e,c=s.find(e=>e.isWhole&&bk(e.typed,o));return Ck({...e,call:t,key:e.key??r},c??{input:n,typed:o,at:a,isWhole:!0,before:i},a)},Tk=e=>{if(e.awaited!==null||!Sk(e))return[e,[]];let t=e.calls+1;return[{...e,calls:t,awaited:t},[{kind:`look`,ticket:t}]]};function Ek(e,t,{value:n,isFound:r,at:i,others:a=[]}){let o=[...new Set([t,...a].flatMap(t=>xk(e,t)))],{base:s,typed:c,phase:l,call:u}=e,d=o.length===0,f={kind:`saved`,value:n,call:u,isOver:d,isFound:r},p={...e,sent:[],key:null,flying:null,awaited:null,failure:null,refused:null,isAbsent:!1,draftAt:null,retype:[],theirs:null};if(d)return[{...p,phase:`closed`},[uk,f]];let m={...p,phase:l===`closed`?l:`editing`},h=s?{...m,since:`changed`,...Dk(s,t,n),touched:o,typed:Object.fromEntries(o.map(e=>[e,c[e]]))}:{...m,since:`created`};return[h,[lk(h,i),f]]}function Dk(e,{input:t},n){let r=Object.fromEntries(Object.entries(t).filter(([t])=>Object.hasOwn(e,t))),i={...e,...r,...Ln(n)?n:{}};return{base:i,openedOn:i}}function Ok(e,t,n){let r=t.findLast(({isWhole:e})=>e),i=t.at(-1);return r?Ck({...e,sent:t},r,n):i?Ek(e,i,{value:void 0,isFound:!0,at:n,others:t}):[e,[]]}var kk=(e,{ticket:t,value:n,failure:r,at:i})=>{let{flying:a,awaited:o,sent:s,key:c,phase:l}=e;if(t!==o||!a)return[e,[]];let u=l===`closed`,d={...e,awaited:null},f=s.filter(e=>e!==a),p={...d,sent:f,key:f.length>0?c:null,failure:r,refused:a.input},m={...p,phase:u?`closed`:`editing`};if(!r)return n===void 0?[m,[lk(m,i)]]:Ek(d,a,{value:n,isFound:!1,at:i});if(dk(r)){let e={...d,failure:r,phase:u?`closed`:`unknown`};return u||r.kind===`network`?[e,[]]:Tk(e)}if(!fk(r))return[{...d,failure:r,refused:a.input,phase:m.phase},[]];if(r.status===422&&f.length>0&&!u)return Ok(d,f,i);if(r.status===409&&!u){let[e,t]=Tk({...p,phase:`conflict`,theirs:null});return[e,[lk(e,i),...t]]}return[m,[lk(m,i)]]},Ak=()=>new Ue(`http`,{status:404}),jk=(e,{ticket:t,answer:n,isFailed:r,at:i})=>{let{base:a,sent:o,look:s,flying:c,phase:l}=e;if(t!==e.awaited)return[e,[]];let u={...e,awaited:null},d=l===`conflict`?[c].filter(e=>e!==null):o.toReversed();if(r||!s)return[u,[]];let f=s.rowsOf&&Array.isArray(n)?s.rowsOf(n):n,p=d.map(e=>({attempt:e,verdict:yk({base:a,sent:e.input,answer:f,key:s.key,before:e.before})}));for(let{attempt:e,verdict:t}of p)if(t.kind===`saved`&&e.isWhole)return Ek(u,e,{value:t.value,isFound:!0,at:i});let m=p[0]?.verdict;return m?.kind===`changed`?[{...u,phase:`conflict`,theirs:m.theirs,failure:null},[]]:m?.kind===`gone`?[{...u,phase:`editing`,failure:Ak()},[]]:[{...u,phase:`editing`,isAbsent:l===`unknown`,failure:l===`unknown`?null:u.failure},[]]};function Mk({editor:e,handle:t}){return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(Nk,{handle:t}),(0,H.jsx)(Pk,{editor:e,handle:t})]})}function Nk({handle:e}){let t=z(),{editing:n,discardDraft:r,lookAgain:i,allowAgain:a}=e,{phase:o,awaited:s,isAbsent:c,draftAt:l,look:u,isKeyed:d,since:f}=n,p=s!==null,m=e=>(0,H.jsx)(B,{size:`small`,pending:p,onPress:i,children:t(e)});if(o===`unknown`){let e=(0,H.jsx)(B,{size:`small`,onPress:a,children:t(`editor.haveLooked`)});return Sk(n)?(0,H.jsx)(JO,{tone:`warning`,isUrgent:!0,actions:m(`editor.look`),children:t(p?`editor.looking`:`editor.unknown`)}):(0,H.jsx)(JO,{tone:`warning`,isUrgent:!0,actions:d?void 0:e,children:t(d?`editor.unknownAgain`:`editor.unknownUnseen`)})}return o===`conflict`&&n.theirs===null?(0,H.jsx)(JO,{tone:`warning`,isUrgent:!0,actions:u&&m(`editor.reread`),children:t(`editor.stale`)}):c?(0,H.jsx)(JO,{children:t(`editor.absent`)}):f===null?l===null?null:(0,H.jsx)(JO,{actions:(0,H.jsx)(B,{tone:`quiet`,size:`small`,onPress:r,children:t(`editor.discardDraft`)}),children:t(`editor.draft`,{date:Cr(l)})}):(0,H.jsx)(JO,{tone:`warning`,children:t(f===`created`?`editor.savedBefore`:`editor.changedBefore`)})}function Pk({editor:e,handle:{editing:t}}){let n=z(),r=vx(e,n);return t.retype.length===0?null:(0,H.jsx)(JO,{tone:`warning`,children:n(`editor.retype`,{fields:t.retype.map(r).join(`, `)})})}function Fk({editor:e,each:{notSaved:t,progress:n,stop:r}}){let i=z();if(n){let e=i(`editor.eachProgress`,n);return(0,H.jsxs)(JO,{actions:(0,H.jsx)(B,{size:`small`,onPress:()=>r?.(),children:i(`bulk.stop`)}),children:[e,(0,H.jsx)(xe,{kind:`bar`,label:e,value:n.done/n.total})]})}return t.length===0?null:(0,H.jsxs)(JO,{tone:`error`,isUrgent:!0,children:[i(`editor.eachLeft`,{count:t.length}),(0,H.jsx)(iw,{children:t.map(({name:t,failure:n})=>(0,H.jsxs)(`li`,{children:[(0,H.jsx)(`strong`,{children:t}),` `,n?tn(n,i,e.endpoint)?.text??i(`failure.other`):i(`editor.eachNotSent`)]},t))})]})}var Ik=[Pt.login,Pt.offline],Lk=e=>[...new URLSearchParams(e)].filter(([e])=>/(?:^|\.)e$/.test(e)).map(e=>e.join(`=`));function Rk({isOn:e,isPage:t=!1,isClosing:r,ask:i,onLeave:a}){let o=n(({currentLocation:n,nextLocation:i})=>{if(!e||r()||Ik.includes(i.pathname))return!1;let a=Lk(i.search);return i.pathname!==n.pathname||!t&&Lk(n.search).some(e=>!a.includes(e))}),s=(0,V.useRef)({ask:i,onLeave:a});return(0,V.useEffect)(()=>{s.current={ask:i,onLeave:a}}),(0,V.useEffect)(()=>{o.state===`blocked`&&s.current.ask().then(e=>e?(s.current.onLeave(),o.proceed()):o.reset())},[o]),(0,V.useEffect)(()=>{if(!e)return;let t=e=>e.preventDefault();return globalThis.addEventListener(`beforeunload`,t),()=>globalThis.removeEventListener(`beforeunload`,t)},[e]),null}function zk({handle:{editing:e},retiring:t,leave:n}){let r=z(),{failure:i,phase:a}=e;return!t||!i||a!==`editing`||!Jc(i)?null:(0,H.jsx)(JO,{actions:(0,H.jsx)(B,{size:`small`,onPress:()=>void n().then(e=>e&&t.run()),children:t.text}),children:r(`editor.used`)})}function Bk({editor:e,handle:t,saves:n,onDone:r}){let[i,a]=(0,V.useState)([]),o=(0,V.useRef)(new Map),s=e=>{let t=o.current.get(sc(e))??Rn();return o.current.set(sc(e),t),t};return{save:i=>{if(!n||n.progress)return;let o=_c(t.values),c=i.map(n=>{let r=Lc(e,n.values,t.context);return{name:n.name,input:r,key:s(r)}});n.send(c,e=>{a(e.map(({at:e,failure:t})=>({name:i[e]?.name??``,failure:t}))),e.length===0?r():o&&t.setValues({[o]:e.map(({at:e})=>i[e]?.value)},o)})},notSaved:i,progress:n?.progress??null,stop:n?.stop}}var Vk=_({source:me,effect:async(e,t)=>t({ask:async(e,t)=>(await pn({endpoint:e,input:t,isQuiet:!0})).value,text:e}).catch(()=>e(`action.followsUnknown`))}),Hk=({secrets:e=[],unique:t=[],isKeyed:n=!1,...r})=>({...r,secrets:e,unique:t,isKeyed:n,openedOn:r.base,typed:{},touched:[],typedAt:null,draftAt:null,retype:[],phase:`opening`,sent:[],key:null,call:null,flying:null,calls:0,awaited:null,since:null,isAbsent:!1,theirs:null,failure:null,refused:null}),Uk=new Map,Wk=`ronde.editor.`,Gk=()=>globalThis.navigator?.locks;async function Kk(e){let t=Promise.withResolvers(),n=Promise.withResolvers();Uk.set(e,n.resolve);let r=Gk();r&&(r.request(Wk+e,()=>(t.resolve(),n.promise)).catch(t.resolve),await t.promise)}function qk(e){Uk.get(e)?.(),Uk.delete(e)}async function Jk(){let{held:e=[]}=await Gk()?.query()??{},t=e.flatMap(({name:e=``})=>e.startsWith(Wk)?[e.slice(13)]:[]);return new Set([...Uk.keys(),...t])}var Yk=({draft:e})=>Ln(e)&&typeof e.at==`string`?e.at:``,Xk=(e,{login:t,place:n},r)=>e.flatMap(([e,i])=>!Ln(i)||r.has(e)?[]:e===`${t} ${n}`?[{from:e,draft:i}]:i.login===t&&i.place===n?[{from:e,draft:i.draft}]:[]).toSorted((e,t)=>Yk(e)<Yk(t)?1:-1)[0]??null,Zk=/password/i,Qk=e=>e.flatMap(([e,t])=>{if(!Ln(t)||`draft`in t)return[];let n=[t.values,t.lost].filter(Ln).flatMap(e=>Object.keys(e).filter(e=>Zk.test(e)));if(n.length===0)return[];let r=e=>Ln(e)?gn(e,n):e;return[[e,{...t,values:r(t.values),lost:r(t.lost),left:[...new Set(n)]}]]}),$k,eA=()=>$k??=A(`ronde`,`drafts`),tA=2e3,nA=e=>Promise.race([e,new Promise(e=>setTimeout(e,tA))]),rA=h({open:async(e,t)=>{try{await Kk(e);let[n,r]=await Promise.all([T(eA()),Jk()]),i=Qk(n);i.length>0&&await b(i,eA());let[a,o]=[new Map(i),new Set([...r,e])];return Xk(n.map(([e,t])=>[e,a.get(e)??t]),t,o)}catch{return null}},write:async(e,t,n)=>{try{let r=t?b([[e,t]],eA()):v(e,eA());await nA(n===void 0?r:r.then(()=>v(n,eA())))}catch{}},close:qk},{serialize:`ignore`}),iA=(e,{values:t,name:n,at:r})=>{let i={...e.typed,...t};if(n===void 0)return[{...e,typed:i},[]];let{touched:a,retype:o,phase:s}=e,c={...e,typed:i,typedAt:r,touched:a.includes(n)?a:[...a,n],retype:o.filter(e=>e!==n),phase:s===`opening`?`editing`:s};return[c,[lk(c,r)]]},aA=864e5,oA=({sent:e},t)=>e.every(e=>Date.parse(t)-Date.parse(e.at)<aA),sA=(e,{found:t,at:n})=>{if(!t)return[{...e,phase:`editing`},[]];let{draft:r,from:i}=t,a={...e,base:e.base&&(r.base??e.base),typed:{...e.typed,...r.values},touched:r.touched,draftAt:r.at,typedAt:r.at,retype:r.left,sent:r.sent,key:r.key,since:r.since,isKeyed:e.isKeyed&&oA(r,n),phase:r.sent.length>0?`unknown`:`editing`},[o,s]=a.phase===`unknown`?Tk(a):[a,[]];return[o,[{kind:`keep`,draft:r,instead:i},...s]]},cA=e=>[{...Hk({...e,base:e.openedOn}),phase:`editing`,calls:e.calls},[uk]],lA=(e,t)=>e.awaited===null?Sk(e)?Tk(e):e.isKeyed?wk(e,t):[e,[]]:[e,[]],uA=(e,{typed:t,at:n})=>{if(e.theirs===null)return[e,[]];let{theirs:r}=e,i={...e,base:r,theirs:null,typed:t,touched:Object.keys(t),phase:`editing`,sent:[],key:null,flying:null,awaited:null,failure:null,refused:null};return[i,[lk(i,n)]]},dA=e=>[{...e,phase:`closed`,awaited:null},[uk]],fA=e=>[{...e,phase:`closed`,awaited:null},[]],pA={opening:{found:sA,typed:iA,saveAsked:wk,closed:dA,left:fA},editing:{typed:iA,saveAsked:wk,discarded:cA,closed:dA,left:fA},saving:{typed:iA,answered:kk,closed:(e,{at:t})=>{let{flying:n}=e;if(!n||xk(e,n).length===0)return[{...e,phase:`closed`},[]];let r={...e,phase:`closed`,typed:n.typed,touched:e.touched.filter(e=>Object.hasOwn(n.typed,e))};return[r,[lk(r,t)]]},left:e=>[{...e,phase:`closed`},[]]},unknown:{typed:iA,saveAsked:lA,lookAsked:Tk,looked:jk,lookedByHand:e=>[{...e,phase:`editing`,awaited:null,failure:null},[]],discarded:cA,closed:dA,left:fA},conflict:{typed:iA,saveAsked:e=>e.theirs===null?Tk(e):[e,[]],lookAsked:Tk,looked:jk,settled:uA,closed:dA,left:fA},closed:{answered:kk}},mA=({phase:e,awaited:t})=>e===`closed`&&t===null,hA=e=>[Hk(e),[{kind:`find`}]];function gA(e,t){let n=pA[e.phase][t.kind];if(!n||mA(e))return[e,[]];let[r,i]=n(e,t);return[r,mA(r)?[...i,{kind:`release`}]:i]}var _A=F(),vA=F(),yA=F(),bA=F(),xA=F(),SA=F(),CA=F(),wA=F(),TA=F(),EA=F(),DA=({byId:e,due:t},[n,r])=>{let i=r.some(({kind:e})=>e===`release`),{[n.id]:a,...o}=e;return{byId:i?o:{...e,[n.id]:n},due:r.length>0?[...t,...r.map(e=>({effect:e,editing:n}))]:t}},OA=F(),kA=h({byId:{},due:[]},{serialize:`ignore`}).on(vA,(e,t)=>e.byId[t.id]?e:DA(e,hA(t))).on(_A,(e,{id:t,event:n})=>{let r=e.byId[t];return r?DA(e,gA(r,n)):e}).on(Lt,e=>Object.values(e.byId).filter(({phase:e,failure:t,awaited:n})=>e===`unknown`&&t?.kind===`network`&&n===null).reduce((e,t)=>DA(e,gA(t,{kind:`lookAsked`})),e)).on(en,e=>Object.values(e.byId).reduce((e,t)=>DA(e,gA(t,{kind:`left`})),e)).on(OA,({byId:e,due:t},n)=>({byId:e,due:t.filter(e=>!n.includes(e))})),AA=kA.map(({byId:e})=>e),jA=()=>new Date().toISOString(),MA=(e,t)=>({id:e,event:t});D({clock:yA,fn:({id:e,...t})=>MA(e,{kind:`typed`,...t}),target:_A}),D({clock:bA,fn:({id:e})=>MA(e,{kind:`closed`,at:jA()}),target:_A}),D({clock:xA,fn:({id:e})=>MA(e,{kind:`left`}),target:_A}),D({clock:SA,fn:({id:e})=>MA(e,{kind:`discarded`}),target:_A}),D({clock:wA,fn:({id:e})=>MA(e,{kind:`lookAsked`}),target:_A}),D({clock:TA,fn:({id:e})=>MA(e,{kind:`lookedByHand`}),target:_A}),D({clock:EA,fn:({id:e,...t})=>MA(e,{kind:`settled`,...t}),target:_A});var NA=(e,{base:t,look:n},r)=>t!==null||!n?[]:vk(e[ms(n)]?.value).filter(e=>_k(e,r)).map(e=>e[n.key]);D({clock:CA,source:{byId:AA,readings:Ys},fn:({byId:e,readings:t},{id:n,input:r,key:i,...a})=>{let o=e[n];return MA(n,{kind:`saveAsked`,call:a,input:r,key:i,before:o?NA(t,o,r):[],at:jA()})},target:_A});var PA=_({effect:lt,mapParams:({attempt:{input:e},key:t,call:{endpoint:n,about:r}})=>({endpoint:n,input:e,isRefusalShown:!0,...r?{about:r}:{},...n.verb===`POST`?{idempotencyKey:t}:{}})}),FA=_({effect:lt,mapParams:({look:e})=>({endpoint:e.endpoint,input:e.input,isQuiet:!0})}),IA=_({source:rA,effect:(e,{id:t,login:n,place:r})=>e.open(t,{login:n,place:r})}),LA=_({source:rA,effect:(e,{id:t,login:n,place:r,draft:i,instead:a})=>e.write(t,i&&{login:n,place:r,draft:i},a)}),RA=_({source:rA,effect:(e,t)=>e.close(t)}),zA=S(e=>e);function BA({effect:e,editing:t}){let{id:n,login:r,place:i,look:a}=t;switch(e.kind){case`find`:return IA(t);case`keep`:return LA({id:n,login:r,place:i,draft:e.draft,instead:e.instead});case`send`:{let{ticket:t,attempt:a,key:o,call:s,draft:c}=e;return LA({id:n,login:r,place:i,draft:c,sending:{id:n,login:r,ticket:t,attempt:a,key:o,call:s}})}case`look`:return a?FA({id:n,ticket:e.ticket,look:a}):Promise.resolve();case`saved`:return zA({...e,id:n,login:r,look:a});case`release`:return RA(n);default:return Promise.resolve()}}var VA=S(async e=>{await Promise.allSettled(e.map(BA))});D({clock:[vA,_A,Lt,en],source:kA,filter:({due:e})=>e.length>0,fn:({due:e})=>e,target:OA}),D({clock:OA,target:VA}),D({clock:IA.done,fn:({params:{id:e},result:t})=>{let n=In(t?.draft);return MA(e,{kind:`found`,found:t&&n&&{from:t.from,draft:n},at:jA()})},target:_A});var HA=LA.finally.filterMap(({params:{sending:e}})=>e);D({clock:HA,source:Jt,filter:(e,{login:t})=>e?.login===t,fn:(e,t)=>t,target:PA}),D({clock:HA,source:Jt,filter:(e,{login:t})=>e?.login!==t,fn:(e,{id:t,ticket:n})=>MA(t,{kind:`answered`,ticket:n,failure:new Ue(`cancelled`),at:jA()}),target:_A}),D({clock:PA.done,fn:({params:{id:e,ticket:t},result:{value:n}})=>MA(e,{kind:`answered`,ticket:t,value:n,failure:null,at:jA()}),target:_A}),D({clock:PA.fail,fn:({params:{id:e,ticket:t},error:n})=>MA(e,{kind:`answered`,ticket:t,failure:n,at:jA()}),target:_A}),D({clock:FA.done,fn:({params:{id:e,ticket:t},result:{value:n}})=>MA(e,{kind:`looked`,ticket:t,answer:n,isFailed:!1,at:jA()}),target:_A}),D({clock:FA.fail,fn:({params:{id:e,ticket:t}})=>MA(e,{kind:`looked`,ticket:t,isFailed:!0,at:jA()}),target:_A}),D({clock:PA.fail,source:{byId:AA,text:me,user:Jt},filter:({byId:e,user:t},{params:{id:n,login:r},error:i})=>t?.login===r&&Ge(i)&&(e[n]?.phase??`closed`)===`closed`,fn:({text:e},{params:{call:{endpoint:t}},error:n})=>({...tn(n,e,t)??{type:`error`,text:``},source:Je(t)}),target:st});var UA=D({clock:zA.doneData,source:Jt,filter:(e,{login:t})=>e?.login===t,fn:(e,t)=>t}),WA=h(null,{serialize:`ignore`}).on(UA,(e,t)=>t).reset(en),GA=UA.filterMap(({call:e,look:t,value:n})=>{let r=e?.endpoint??t?.endpoint;return r?{...e,endpoint:r,value:n}:void 0});D({clock:GA,target:zs}),D({clock:UA,source:me,filter:(e,{isFound:t,isOver:n})=>t&&n,fn:e=>({type:`success`,text:e(`editor.wasSaved`)}),target:st});var KA=(e,t,n)=>e.look?e.look(t):n?.endpoint.service===e.endpoint.service?n:null,qA=({fields:e},t)=>e.flatMap(e=>e.kind===t?[e.name]:[]),JA=(e,t,n,r)=>({id:Rn(),place:e,login:n.login,base:n.row,look:KA(t,n,r),secrets:qA(t,`password`),unique:qA(t,`ref`),isKeyed:t.endpoint.verb===`POST`&&ht(n.config)}),YA=[`ref`,`label`];function XA({editor:e,look:t,record:n,input:r,subjectOf:i},a){let o=typeof a==`object`&&a&&!Array.isArray(a)?a:null,s=n||o?{...n,...o}:null,c=s&&t?.endpoint.service===e.endpoint.service?i?.(s):null;if(c?.name)return c;let l=e.fields.filter(({kind:e})=>YA.includes(e)).map(({name:e})=>qc(r[e]??n?.[e])).filter(Boolean).join(` · `);return l?{name:l,href:null}:null}function ZA(e,t){let n=N(WA),r=(0,V.useRef)(n);(0,V.useEffect)(()=>{n!==r.current&&(r.current=n,n?.id===e&&t(n))},[n,e,t])}var QA=e=>typeof e==`object`&&!!e&&!Array.isArray(e);function $A({place:e,editor:t,context:n,look:r,subjectOf:i,onClose:a,onSaved:o,onDone:s=a}){let c=z(),[l,u,d,f,p,m,h,g,_,v,y]=N([vA,yA,bA,xA,SA,CA,wA,TA,EA,st,Vk]),[b]=(0,V.useState)(()=>JA(e,t,n,r)),{id:x}=b,[S,C]=N([Vk.pending,Dt]),w=E({store:AA,keys:[x],fn:(e,[t])=>e[t]??null}),T=(0,V.useRef)(!1);(0,V.useLayoutEffect)(()=>(T.current=!1,l(b),()=>{f({id:b.id})}),[b,l,f]),ZA(x,({value:e,isOver:r})=>{T.current=r,o?.(e),r&&s();let i=QA(e)?t.after?.(e,n):null;if(!i)return;let a=Zn(i.view,C),l=a===`/`?{}:{way:{text:c.of(`view.${i.view}`,i.view),to:a}};v({type:`warning`,text:c(i.text,{name:it(i.name)}),source:Je(t.endpoint),...l})});let D=(0,V.useCallback)((e,t)=>u({id:x,values:e,at:new Date().toISOString(),...t?{name:t}:{}}),[x,u]),O=w??Hk(b),{base:k,typed:A,touched:j}=O,M=(0,V.useMemo)(()=>ac(n,k),[n,k]),P=(0,V.useMemo)(()=>Pc(t,M),[t,M]),F=(0,V.useMemo)(()=>({...P,...A}),[P,A]),I=(0,V.useMemo)(()=>Sc(t,F),[t,F]),L=j.some(e=>!cc(F[e],P[e])),{phase:ee,flying:te,sent:ne}=O,re=(L||ne.length>0)&&(ee!==`saving`||te===null||xk(O,te).length>0),ie=()=>{T.current=!0,d({id:x})},ae=()=>{ie(),a()},oe=()=>{T.current=!0,a()},se=async e=>{let t=await y(e);return t===null||et({preset:`warning`,tone:`danger`,message:t,buttonTrueText:c(`editor.save`),buttonFalseText:c(`editor.cancel`)})},ce=(e,n)=>{if(O.sent.length===0&&Bc(t,e,n)){v({type:`info`,text:c(`editor.unchanged`)}),ae();return}let a=Lc(t,e,n),o={id:x,endpoint:t.endpoint,input:a,key:Rn(),about:e=>XA({editor:t,look:r,record:n.row,input:a,subjectOf:i},e),...t.refreshes?{refreshes:t.refreshes}:{}},{follows:s}=t;s?S||se(e=>s(a,{...e,record:n.row})).then(e=>e&&m(o)):m(o)};return{editing:O,context:M,initial:P,values:F,first:I,setValues:D,hasUnsaved:re,save:()=>O.phase===`conflict`?h({id:x}):ce(I,M),close:ae,keep:oe,letGo:ie,isClosing:()=>T.current,discardDraft:()=>p({id:x}),lookAgain:()=>h({id:x}),allowAgain:()=>g({id:x}),settle:e=>{_({id:x,typed:e,at:new Date().toISOString()});let r=ac(n,O.theirs);ce({...Pc(t,r),...e},r)}}}var ej=e=>typeof e==`object`&&!!e;function tj(e){let{context:t,isNested:n=!1}=e,[r,i]=(0,V.useState)({turn:0,given:{}}),a=(0,V.useMemo)(()=>r.turn===0?t:{...t,given:{...t.given,...r.given}},[t,r]),o=t.row===null&&!n;return(0,V.createElement)(nj,{...e,key:r.turn,context:a,onAgain:o?e=>i({turn:r.turn+1,given:e}):null})}function nj({id:e,editor:t,context:n,look:r=null,isReadOnly:i=!1,lock:a=null,editors:o,offers:s,subjectOf:c,retiring:l=null,manySaves:u=null,onClose:d,onSaved:f,isNested:p=!1,onAgain:m}){let h=z(),g=(0,V.useId)(),_=(0,V.useRef)(null),v=(0,V.useRef)(!1),y=(0,V.useRef)(!1),b=$A({place:e,editor:t,context:n,look:r,subjectOf:c,onClose:d,onSaved:f,onDone:()=>x()}),x=()=>v.current&&m?m(zc(t,b.values)):d(),S=Bk({editor:t,handle:b,saves:u,onDone:()=>{b.letGo(),x()}}),C=b.editing.awaited!==null||S.progress!==null,w=Tc(t,b.values),T=()=>{let e=document.getElementById(g);e instanceof HTMLFormElement&&(y.current=!0,e.requestSubmit(),y.current=!1)},{editing:E,hasUnsaved:D,setValues:O,close:k}=b,[A,j]=(0,V.useState)(null),[M]=(0,V.useState)(!i),N=QO(a,M),P=i||N.holder!==null,F={name:(n.row&&t.names?.(n.row))??``},I=h(typeof t.title==`string`?t.title:n.row?t.title.edit:t.title.new,F),L=async()=>!D||await et({preset:`warning`,tone:`danger`,message:h(`editor.leave`),buttonTrueText:h(`editor.leaveYes`),buttonFalseText:h(`editor.leaveNo`)}),ee=async()=>{let e=await L();return e&&k(),e},te=()=>void ee(),ne=A&&o[A.action],re=E.phase===`conflict`&&E.theirs!==null,ie=e=>{j(null),requestAnimationFrame(()=>_.current?.querySelector(`[data-field="${CSS.escape(e)}"] input`)?.focus())};return(0,H.jsxs)(BO,{title:re?h(`conflict.title`):I,onClose:te,onKeyDown:e=>rj(e,g,P,m&&!re?T:null),footer:P?(0,H.jsx)(B,{onPress:te,children:h(`editor.close`)}):(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(B,{onPress:te,children:h(`editor.cancel`)}),m&&!re&&(0,H.jsx)(B,{isDisabled:C,onPress:T,children:h(`editor.saveAndAdd`)}),(0,H.jsx)(B,{tone:`primary`,type:`submit`,form:g,pending:C,children:re?h(`conflict.settle`):w>1?h(`editor.saveSeveral`,{count:w}):h(`editor.save`)})]}),children:[!p&&(0,H.jsx)(Rk,{isOn:D,isClosing:b.isClosing,ask:L,onLeave:b.letGo}),(0,H.jsxs)($C,{ref:_,children:[(0,H.jsx)(YO,{lock:N,onKeep:D?b.keep:null}),(0,H.jsx)(Mk,{editor:t,handle:b}),(0,H.jsx)(Fk,{editor:t,each:S}),(0,H.jsx)(zk,{handle:b,retiring:l,leave:ee}),re&&E.theirs?(0,H.jsx)(nk,{formId:g,editor:t,handle:b,theirs:E.theirs}):(0,H.jsx)(ck,{formId:g,label:I,editor:t,handle:b,isReadOnly:P,makesSeveral:u!==null,onSubmit:e=>{v.current=y.current,e.length>1||e.length===1&&S.notSaved.length>0?S.save(e):b.save()},adding:(e,t)=>o[e]&&s(e)?n=>j({action:e,name:t,typed:n}):void 0})]}),A&&ne&&(0,H.jsx)(tj,{isNested:!0,id:`${e}/${A.action}`,editor:ne,context:{...ac(n,null),parent:null,given:ij(ne,A.typed)},editors:{},offers:s,onClose:()=>ie(A.name),onSaved:e=>{let t=ej(e)?ne.added?.(e):void 0;t&&O({[A.name]:t.value},A.name)}})]})}function rj(e,t,n,r){let{key:i,ctrlKey:a,metaKey:o,altKey:s,shiftKey:c}=e;if(!(a||o)||s||i.toLowerCase()!==`s`&&i!==`Enter`||c&&(i!==`Enter`||r===null))return;e.preventDefault(),e.stopPropagation();let l=document.getElementById(t);n||e.repeat||!(l instanceof HTMLFormElement)||(c?r?.():l.requestSubmit())}function ij({fields:e},t){let n=e.find(({kind:e})=>e===`label`)??e.find(({kind:e})=>e===`text`);return n&&t.trim()?{[n.name]:t.trim()}:{}}function aj(e,t){let n=e&&t?t[e[1]]:null;return e&&(typeof n==`string`||typeof n==`number`)?{typeObjet:e[0],refObjet:String(n)}:null}function oj(e,t){let{typeObjet:n,refObjet:r}=aj(e,t)??{};return(0,V.useMemo)(()=>n&&r?{typeObjet:n,refObjet:r}:null,[n,r])}function sj(e){let t=(0,V.useId)(),[n,r,i,a,o]=N([tl,sl,Yc,Xc,Zc]),s=(0,V.useRef)(null),c=n?.bulk.place===t?n:null,l=c?.state===`done`||c?.state===`stopped`;if((0,V.useEffect)(()=>{let e=s.current;if(!c||!l||!e)return;let t=new Set(c.saved.map(({item:e})=>e)),n=new Map(c.failed.map(({item:e,failure:t})=>[e,t]));s.current=null,o(),e(c.bulk.items.flatMap((e,r)=>t.has(e)?[]:[{at:r,failure:n.get(e)??null}]))},[c,l,o]),!e)return null;let{editor:u,action:d,title:f}=e;return{progress:c&&!l?{done:c.done,total:c.bulk.items.length}:null,stop:a,send(e,n){if(r)return n(e.map((e,t)=>({at:t,failure:null})));s.current=n,i({place:t,title:f,endpoint:u.endpoint,action:d,items:e.map(({name:e,input:t,key:n})=>({keys:[n],name:e,input:t,writeKey:n})),...u.refreshes?{refreshes:u.refreshes}:{}})}}}var cj=g.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-3);
  min-block-size: 320px;

  @media print {
    min-block-size: 0;
  }
`,lj=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--ui-space-2);

  /* Search and filters measure the room they have, so they are to take what there is. */
  > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`,uj=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ui-space-2);
  margin-inline-start: auto;

  /* One line on a phone, under the search: buttons are their icons, and keep their names. */
  @media (max-width: 600px) {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: var(--ui-space-1);
    inline-size: 100%;
    padding: 2px;
    overflow-x: auto;
    font-size: var(--ui-font-13);
    scrollbar-width: none;

    button {
      flex: none;
      gap: 0;
      font-size: 0;
    }

    label {
      font-size: inherit;
      line-height: 1.2;
    }
  }
`,dj=g.div`
  display: flex;
  flex: 1;
  gap: var(--ui-space-3);
  min-block-size: 240px;
`,fj=g.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 240px;
`,pj=g.button`
  max-inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: var(--ui-color-primary-text);
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;
`,mj=g.span`
  position: relative;
  display: block;
  overflow: hidden;
  color: transparent;
  user-select: none;

  &::before {
    content: attr(data-mark) / '';
    position: absolute;
    inset-inline-start: 0;
    color: var(--ui-color-text-muted);
  }
`,hj=g.div`
  block-size: min(60vh, 520px);

  &[data-searched] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--ui-space-2);
  }
`,gj=g.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--ui-space-2);
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(340px, calc(100vw - 56px));
  block-size: 22rem;
`,_j=g.div`
  display: grid;
  grid-template-columns: auto minmax(120px, 1fr) auto;
  align-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-selected);
`,vj=g.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding-inline-start: var(--ui-space-4);
  overflow-wrap: anywhere;
`,yj=g.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(var(--ui-row-height) + var(--ui-space-2));
  inset-inline: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    box-shadow: var(--ui-shadow-2);
    pointer-events: auto;
  }
`,bj={};function xj({part:e,label:t,place:n,slot:r,isOffered:i,selection:a,onSelectionChange:o,isSearched:s=!1}){let c=z(),l=TO(e,n,{slot:r,isWhole:!0}),{read:u,sort:d,address:f}=l,p=(0,V.useMemo)(()=>i?l.rows.filter(i):l.rows,[l.rows,i]),{search:m}=f,h=(0,V.useMemo)(()=>a&&new Set(p.map(l.keyOf).filter(e=>a.has(e))),[a,p,l.keyOf]),g=e=>o?.({selection:new Set([...[...a??[]].filter(e=>!h?.has(e)),...e])});return(0,H.jsxs)(hj,{"data-searched":s||void 0,children:[s&&(0,H.jsx)(lj,{children:(0,H.jsx)(zv,{columns:l.columns,filterable:bj,values:f.filters,onValuesChange:({values:e})=>f.change({filters:e}),search:m,onSearchChange:({search:e})=>f.change({search:e})})}),(0,H.jsx)(b_,{label:t,rows:p,rowKey:l.keyOf,columns:l.columns,state:l.isReady?`ready`:u.error&&!u.value?`error`:`loading`,sort:d,onSortChange:({sort:e})=>f.change({sort:e}),selectionMode:a?`multiple`:`none`,...h?{selection:h,onSelectionChange:({selection:e})=>g(e)}:{},empty:m===``?(0,H.jsx)(at,{icon:`list`,title:c(`list.empty`)}):(0,H.jsx)(at,{icon:`search`,title:c(`list.noMatch`)}),error:u.error&&(0,H.jsx)(Qe,{message:jw(u,c),onRetry:u.retry})})]})}function Sj({action:{content:e},name:t,row:n,rowName:r,place:i,onClose:a}){let o=z();if(!(`part`in e))return(0,H.jsx)(e,{row:n,place:i,onClose:a});let s=e.title?o(e.title):o.of(`action.${t}`,t);return(0,H.jsx)(BO,{title:r===``?s:o(`panel.of`,{title:s,name:r}),width:720,onClose:a,children:(0,H.jsx)(xj,{part:e,label:s,place:i.at(n),slot:`p9.`})})}function Cj({action:e,name:t,place:n,own:r,onClose:i}){let a=z(),[o,s]=N([Yc,Ys]),[c,l]=(0,V.useState)(new Set),u=a.of(`action.${t}`,t),d=(0,V.useMemo)(()=>({...n.at({...e.input?.(n)}),view:`${n.view}.${t}`}),[e,n,t]),f=(0,V.useMemo)(()=>({part:`rows`,source:e.from,config:{key:e.key,columns:e.columns,...e.active?{active:e.active}:{}}}),[e]),p=r?s[ms(r)]?.value:null,m=(0,V.useCallback)(t=>e.offered?.(t,Array.isArray(p)?p:[])??!0,[e,p]);return(0,H.jsx)(Hn,{title:u,width:860,onClose:i,footer:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(B,{onPress:i,children:a(`editor.cancel`)}),(0,H.jsx)(B,{tone:`primary`,isDisabled:c.size===0,onPress:()=>{let r=s[ms({endpoint:e.from,input:d.input(e.from)})]?.value,a=[...c].flatMap(t=>{let n=gs(r,e.key,t);return n?[n]:[]}),{all:l,each:f}=e,p=l?[{keys:[...c],name:u,input:l.call(e,a,n)}]:a.map(t=>({keys:[String(t[e.key])],name:String(t[e.columns[0]?.field??e.key]),input:f?f.call(e,t,n):n.at(t).input(e.save)}));o({place:n.view,title:u,endpoint:e.save,action:t,items:p,...e.refreshes?{refreshes:e.refreshes}:{}}),i()},children:a(`pick.add`,{count:c.size})})]}),children:(0,H.jsx)(xj,{part:f,label:u,place:d,slot:`p8.`,isOffered:m,selection:c,isSearched:!0,onSelectionChange:({selection:e})=>l(e)})})}var wj=(0,V.lazy)(()=>Te(`import`,()=>vt(()=>import(`./import-layer-zYQCYrAo.js`),__vite__mapDeps([20,4,5,3,6,21,22,23,24,25]))).then(e=>({default:e.ImportLayer}))),Tj=(e,t)=>t!==void 0&&Object.hasOwn(e,t),Ej=e=>Object.fromEntries(Object.entries(e).flatMap(([e,t])=>t.kind===`edit`||t.kind===`create`?[[e,t.editor]]:[]));function Dj({own:e,around:t,place:n,address:r,lock:i,homeLock:a=null,look:o,recordOf:s,offers:c,nameOf:l,subjectOf:u,retiringOf:d,readOnly:f}){let{editor:p}=r,m=Tj(e,p?.name)&&c(p.name)?p.name:null,h=m&&e[m],g=p?s(p.key):void 0,[_,v]=N([ye,Jt]),y=v?.login??``,b=(0,V.useMemo)(()=>Ej({...t,...e}),[t,e]),x=h?.kind===`create`?h.below:void 0,S=h?.kind===`create`,C=S&&!x&&g!=null,w=(0,V.useMemo)(()=>({...n.at(S?null:g??null),parent:S&&!C?g??null:null,config:_,login:y,...x&&g?{given:{[x]:g[x.replace(/Parent$/,``)]??null}}:{}}),[S,C,g,n,x,_,y]),T=(0,V.useMemo)(()=>C&&h.kind===`create`?zc(h.editor,Pc(h.editor,ac(w,g))):null,[C,h,w,g]),E=z(),D=sj(m&&h?.kind===`create`&&h.editor.each?{editor:h.editor,action:m,title:E.of(`action.${m}`,m)}:null);if(!p||!h||g===void 0)return null;let O=()=>r.change({editor:null});if(h.kind===`panel`)return(0,H.jsx)(Sj,{action:h,name:m,row:g,rowName:(g&&l?.(g))??``,place:n,onClose:O});if(h.kind===`edit`||h.kind===`create`){let e=[n.view,m,p.key??JSON.stringify(n.params)].join(` `),t=f!==null;return(0,H.jsx)(tj,{id:e,editor:h.editor,context:T?{...w,given:T}:w,look:o,lock:i?aj(i,w.named):a,isReadOnly:t,editors:b,offers:c,subjectOf:u,manySaves:D,retiring:g&&!S?d?.(g)??null:null,onClose:O},e)}return f===null?h.kind===`import`?(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(wj,{action:h,context:w,onClose:O})}):h.kind===`pick`?(0,H.jsx)(Cj,{action:h,name:m,place:n,own:o,onClose:O}):null:null}var Oj=e=>e.reduce((e,{keys:t})=>e+t.length,0);function kj(e,t,n){let r=Oj(t.filter(({failure:e})=>qt(e)).map(({item:e})=>e)),i=Oj(t.map(({item:e})=>e))-r,a=(t,r)=>r>0?[n(t,{count:r,...XE(e,r,n)})]:[];return[...a(`bulk.failed`,i),...a(`bulk.unsure`,r)].join(`
`)}var Aj=({endpoint:e},t)=>t.map(t=>`${e.service} ${t}`);function jj({bulk:e,saved:t,failed:n,state:r},i){let a=Oj(t.map(({item:e})=>e)),o=a===1?t[0]:void 0,s=t.flatMap(({item:e})=>e.keys),{undo:c,instead:l}=e,u=il({bulk:e,failed:n}),d=XE(e,a,i),f=[...new Set(n.map(({failure:t})=>tn(t,i,e.endpoint)?.text??``))].filter(Boolean),p=[...a>0?[o?ZE(i(`bulk.doneOne`,{...d,name:it(o.item.name)})):i(`bulk.done`,{count:a,...d})]:[],...r===`stopped`?[i(`bulk.stopped`,{count:e.items.length-t.length-n.length})]:[],...n.length>0?[kj(e,n,i),...f.slice(0,3)]:[],...a>0?(e.spared??[]).map(it):[]];return{type:n.length>0?`error`:`success`,text:p.join(`
`),...n.length>0||c&&s.length>0?{source:Je(e.endpoint),isRead:!n.some(({failure:e})=>qt(e))}:{},...c&&s.length>0?{button:{text:i(`action.undo`),onPress:()=>c(s),subjects:Aj(e,s)}}:{},...l&&u.length>0?{button:{text:l.text,onPress:()=>l.run(u),subjects:Aj(e,u)}}:{}}}D({clock:cl,fn:({bulk:e,saved:t})=>{let n=new Set(Aj(e,t.flatMap(({item:e})=>e.keys)));return({subjects:e=[]})=>e.some(e=>n.has(e))},target:Ne}),D({clock:cl,source:me,fn:(e,t)=>jj(t,e),target:st});function Mj({view:e}){let t=z(),[n,r,i,a]=N([tl,Xc,Zc,Yc]);if(!n||n.bulk.place!==e||n.bulk.items.length<2)return null;let{bulk:o,done:s,failed:c,state:l}=n,{title:u,items:d}=o,f=e=>{i(),a({...o,items:e})};if(l===`running`||l===`stopping`){let e=t(`bulk.progress`,{title:u,done:s,total:d.length});return(0,H.jsxs)(_j,{role:`group`,"aria-label":u,children:[(0,H.jsx)(`span`,{children:e}),(0,H.jsx)(xe,{kind:`bar`,label:e,value:s/d.length}),(0,H.jsx)(B,{size:`small`,pending:l===`stopping`,onPress:()=>r(),children:t(`bulk.stop`)})]})}let p=al(n);if(l===`stopped`&&p.length>0&&c.length===0){let e=t(`bulk.rest`,{title:u,count:p.length});return(0,H.jsxs)(_j,{role:`group`,"aria-label":u,children:[(0,H.jsx)(`span`,{children:e}),(0,H.jsx)(xe,{kind:`bar`,label:e,value:s/d.length}),(0,H.jsxs)(`span`,{children:[(0,H.jsx)(B,{size:`small`,tone:`primary`,onPress:()=>f(p),children:t(`bulk.goOn`)}),` `,(0,H.jsx)(B,{size:`small`,onPress:()=>i(),children:t(`list.close`)})]})]})}if(c.length===0)return null;let m=il(n);return(0,H.jsx)(Hn,{title:kj(o,c,t),width:640,onClose:()=>i(),footer:(0,H.jsxs)(H.Fragment,{children:[o.instead&&m.length>0&&(0,H.jsx)(B,{onPress:()=>{i(),o.instead?.run(m)},children:t(`bulk.instead`,{action:o.instead.text,count:m.length})}),p.length>0&&(0,H.jsx)(B,{onPress:()=>f(p),children:t(`bulk.goOn`)}),(0,H.jsx)(B,{onPress:()=>{i(),a({...o,items:c.map(({item:e})=>e)})},children:t(`bulk.again`)}),(0,H.jsx)(B,{tone:`primary`,onPress:()=>i(),children:t(`list.close`)})]}),children:(0,H.jsx)(vj,{tabIndex:0,"aria-label":kj(o,c,t),children:c.map(({item:e,failure:n})=>(0,H.jsxs)(`li`,{children:[(0,H.jsx)(`strong`,{children:e.name}),` `,tn(n,t,o.endpoint)?.text??t(`failure.other`)]},e.keys.join(` `)))})})}function Nj({view:e,title:t,isNested:n=!1}){let r=z(),i=N(Dt),a=Rr(e,i);return(0,H.jsxs)(`div`,{children:[(0,H.jsx)(cr,{title:t,isNested:n}),(0,H.jsx)(at,{icon:`search`,title:r(`params.missing`),action:(0,H.jsx)(He,{href:a?.path??`/`,children:a?ur(a,r):r(`notFound.home`)}),children:a?r(`params.openFrom`,{list:ur(a,r)}):r(`params.openFromMenu`)})]})}var Pj=g.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-4);
`,Fj=g.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-3);
`,Ij=e=>e?.status===403;function Lj({view:e,screen:t,failure:n,onRetry:r,isNested:i=!1}){let a=z(),o=(0,V.useRef)(null),s=a(`refused.title`,{screen:t}),c=JE(e),l=N(Jt)?.lbGroupe??``;return mt(i?null:s),(0,V.useEffect)(()=>{document.querySelector(`[role=dialog]`)||o.current?.focus()},[]),(0,H.jsxs)(Pj,{children:[(0,H.jsx)(Xn,{title:s,level:i?2:1,headingRef:o}),(0,H.jsx)(at,{icon:`lock`,title:Yt(n.messages)||a(`failure.403`),action:(0,H.jsxs)(Fj,{children:[(0,H.jsx)(He,{href:`/`,children:a(`notFound.home`)}),(0,H.jsx)(B,{icon:`refresh-cw`,onPress:r,children:a(`refused.retry`)})]}),children:c===null?a(`refused.ask`,{screen:t}):a(`refused.role`,{role:a(`role.${c}`),group:l})})]})}var Rj=(e,t)=>({Screen:({place:n})=>(0,V.createElement)(e,{config:t,place:n}),config:t}),zj={isAlone:!0};function Bj({offers:e,onOffer:t}){return e.map(e=>{let[n]=Ir([e]);return(0,H.jsx)(B,{tone:n?.tone,icon:n?.icon,reason:n?.blocked,onPress:()=>t(e),children:e.text},e.id)})}function Vj(e){let{ref:t,columns:n,sort:r,onSortChange:i,layout:a,onLayoutChange:o,...s}=e,{t:c,locale:l}=R(),u=ld({columns:n,sort:r,onSortChange:i,layout:a,onLayoutChange:o,hasBoxes:!1,hasMenus:gT(s),isTree:!0}),{tracks:d,sort:f,drop:p}=u,m={columns:u,inOrder:(0,V.useMemo)(()=>f.length>0?e=>wu(e,n,f,l):null,[n,f,l]),headerOf:e=>(0,H.jsx)(Fl,{...e,tracks:d,sort:f,drop:p,isTree:!0,t:c}),besideRows:e=>(0,H.jsx)(El,{columns:u,scroll:e,count:null,selected:0})};return(0,H.jsx)(wE,{...s,itemHref:s.itemHref??n[0]?.href,grid:m,ref:t})}function Hj(e,{active:t,keyOf:n,joined:r}){return t!==void 0&&e[t]===!1?`inactive`:r.has(n(e))?`added`:void 0}function Uj(e){let t=N(le),n=(0,V.useRef)(null),r=({target:r})=>{if(e===null||n.current===e||!(r instanceof Element)||r.closest(`[role=gridcell], [role=rowheader]`)===null)return;n.current=e;let i=e.replaceAll(`/`,``);t(i,pe(i)).catch(()=>{Ft(i)})};return{onPointerOver:r,onFocus:r}}var Wj=[`Desactiver`,`Verrouiller`,`Supprimer`];function Gj(e,t,n){let r=e.slice(0,5).map(t).join(`, `);return e.length>5?n(`bulk.andMore`,{names:r,count:e.length-5}):r}function Kj(e,t,{around:n,nameOf:r,text:i}){return[...Map.groupBy(t,t=>e.spares?.(t,n)??null)].flatMap(([e,t])=>e===null?[]:[i(`action.spared`,{names:Gj(t,r,i),reason:i(e)})])}var qj=()=>Math.max(8,Math.floor((window.innerHeight-240)/36)),Jj=(e,t,n)=>e>0?[n(`bulk.hidden`,{hidden:e,count:t})]:[];function Yj({name:e,action:t,rows:n,hidden:r,inSight:i,misfits:a,spared:o,follows:s},c,l){let{ask:u}=t,[d]=n,f=r>0||n.length>i;if(!u&&!f&&s===null&&!(Wj.includes(e)&&(n.length>1||o.length>0)))return null;let p={count:n.length,name:d?c(d):``,names:Gj(n,c,l),...XE({endpoint:t.endpoint,action:e},n.length,l)};return[ZE(l(u??`bulk.ask`,p)),...Jj(r,n.length,l),...a>0?[l(`action.someFit`,{count:n.length,all:n.length+a})]:[],...o,...s===null?[]:[s],...u?[]:[l(t.undo?`bulk.canUndo`:`bulk.forGood`)]].join(`
`)}function Xj({rows:e,moved:t,target:n,position:r,id:i,parent:a,order:o,inherits:s=[],makesRoom:c=!1}){let l=e=>a===void 0?null:e?.[a]??null,u=r===`inside`?n?.[i]??null:l(n),d=new Set(t.map(e=>e[i])),f=e.find(e=>e[i]===u)??{},p=Object.fromEntries(s.flatMap(e=>e in f?[[e,f[e]]]:[])),m=t.map(e=>a===void 0?e:{...e,...p,[a]:u});if(o===void 0)return m.filter((e,n)=>l(e)!==l(t[n]));let h=e.filter(e=>l(e)===u&&!d.has(e[i])).toSorted((e,t)=>Number(e[o]??0)-Number(t[o]??0)),g=n&&r!==`inside`?h.findIndex(e=>e[i]===n[i]):-1,_=g<0?h.length:g+ +(r===`after`);if(c){let e=Number(h[_]?.[o]??Number(h.at(-1)?.[o]??0)+1);return m.map((t,n)=>({...t,[o]:e+n}))}let v=new Map(e.map(e=>[e[i],e]));return[...h.slice(0,_),...m,...h.slice(_)].map((e,t)=>({...e,[o]:t+1})).filter(e=>{let t=v.get(e[i]);return t===void 0||t[o]!==e[o]||l(t)!==l(e)})}function Zj({before:e,now:t,keys:n,id:r,parent:i,order:a,inherits:o=[],makesRoom:s=!1}){let c=new Map(e.map(e=>[e[r],e])),l=[...i===void 0?[]:[i],...a===void 0?[]:[a],...o],u=t.flatMap(e=>{let t=n.has(e[r])?c.get(e[r]):void 0;return t?[{...e,...Object.fromEntries(l.map(e=>[e,t[e]]))}]:[]});if(a===void 0||!s)return u;let d=new Map(t.filter(e=>!n.has(e[r])).map(e=>[e[r],Number(e[a]??0)])),f=(e,t)=>i===void 0||e[i]===t[i];return u.toSorted((e,t)=>Number(t[a]??0)-Number(e[a]??0)).map(t=>{let n=e.filter(e=>f(e,t)&&d.has(e[r])),i=n.filter(e=>Number(e[a]??0)>Number(t[a]??0)).toSorted((e,t)=>Number(e[a]??0)-Number(t[a]??0))[0],o=i?d.get(i[r])??0:Math.max(0,...n.map(e=>d.get(e[r])??0))+1;return d.set(t[r],o),{...t,[a]:o}})}var Qj=()=>document.activeElement===document.body||document.activeElement?.closest(`[role=treegrid], [role=alertdialog], [role=dialog]`)!==null;function $j({list:e,config:t,place:n,handle:r,items:i,drawn:a}){let o=z(),[s,c,l,u]=N([Yc,Qb,tl,sl]),{read:d,nameOf:f,keyOf:p,rowOf:m}=e,{tree:h}=t,{id:g=t.key,parent:_,order:v,inherits:y,makesRoom:b,move:x}=h??{},S={id:g,parent:_,order:v,inherits:y,makesRoom:b},C=(0,V.useRef)(null);(0,V.useEffect)(()=>{let{current:e}=C;if(!e||!l||l.bulk.items[0]?.input!==e.input||l.state===`running`||l.state===`stopping`)return;i!==e.among&&requestAnimationFrame(()=>Qj()&&r.current?.focusItem(e.key));let t=l.saved.length===0;(t||!d.isPending&&a===d.value)&&(C.current=null,e.settle(t?`refused`:`told`))},[i,l,r,d.isPending,d.value,a]),(0,V.useEffect)(()=>()=>C.current?.settle(`refused`),[]);let w=e=>{let t=m(p(e));return t?{before:t}:{}},T=(e,t,r)=>{let i=e.each??(t=>n.at(t).input(e.endpoint));return{place:n.view,title:r,endpoint:e.endpoint,action:`Deplacer`,items:e.all?[{keys:t.map(p),name:t.map(f).slice(0,3).join(`, `),input:e.all(t,n)}]:t.map(t=>({keys:[p(t)],name:f(t),input:i.call(e,t,n),...w(t)})),...e.refreshes?{refreshes:e.refreshes}:{}}},E=async(e,t)=>{let n=Yj({name:`Deplacer`,action:{...e,undo:`Deplacer`},rows:t,hidden:0,inSight:qj(),misfits:0,spared:[],follows:null},f,o),r=o(`action.Deplacer`);return n===null||et({title:r,message:n,buttonTrueText:r,buttonFalseText:o(`editor.cancel`)})},D=(0,V.useRef)([]),O=(e,n)=>{if(u)return new Promise(t=>D.current.push(()=>t(k.current(e,n))));let{moved:r,target:a,position:l}=n,f=d.value??[],h=({row:e})=>m(p(e))??e,_=Xj({...S,rows:f,moved:r.map(h),target:a&&h(a),position:l}),v=(t,n)=>T(e,Zj({...S,before:f,now:t,keys:n}),o(`action.undo`)),{question:y}=d,b={...T(e,_,o(`tree.moving`)),...y?{undo:e=>c({rows:y,rowsOf:t.rowsOf,key:t.key,keys:e,bulk:(e,t)=>v(t,new Set(e.map(e=>e[g])))})}:{}},[x]=r;return!x||b.items.length===0?Promise.resolve(`told`):new Promise(e=>{C.current={key:p(x.row),input:b.items[0]?.input,among:i,settle:e},s(b)})},k=(0,V.useRef)(O);return(0,V.useEffect)(()=>{if(k.current=O,!(u||d.isPending))for(let e of D.current.splice(0,1))e()}),e=>{if(x)return E(x,e.moved.map(({row:e})=>e)).then(t=>t?k.current(x,e):`refused`)}}var eM=({value:e,format:t,cell:n,note:r,href:i,path:a,choiceText:o,...s},c)=>({...s,...c?{href:({row:e})=>c(e)}:{},value:({row:t})=>typeof e==`function`?e(t):t[e],...t?{format:(e,{row:n})=>t(e,n)}:{},...n?{cell:({row:e})=>n(e)}:{},...r?{note:({row:e})=>r(e)}:{}});function tM({list:e,actions:t,config:n,title:r,slots:i,joined:a,selection:o,onSelect:s,onActive:c,onOpen:l,place:u,handle:d}){let f=z(),{tree:p,active:m}=n,{address:h,read:g,nameOf:_,columns:v,rows:y,keyOf:b}=e,{id:x=n.key,parent:S,order:C,move:w,isHeading:T}=p??{},E=(0,V.useDeferredValue)(g.value),{withInactive:D,filters:O}=h,k=C===void 0?e.sort:h.sort,A=S===void 0?e.isFiltered:Object.keys(O).length>0,j=A?y:null,M=(0,V.useMemo)(()=>DE((E??[]).filter(e=>D||m===void 0||e[m]!==!1),{id:x,...S?{parent:S}:{},...C?{order:C}:{}},j),[E,D,m,C,x,S,j]),{hrefOf:N}=t,P=Uj(t.opens),F=n.label??v[0]?.id,I=(0,V.useMemo)(()=>{let t=Gu(v,e.layout).map(({column:e})=>e),n=t.filter(({id:e})=>e===F);return[...n,...t.filter(e=>!n.includes(e))].map((e,t)=>eM(e,t===0?N:void 0))},[v,e.layout,F,N]),{late:L}=e,ee=L?.hasMore,te=(0,V.useMemo)(()=>ee&&(({row:e})=>ee(e)),[ee]),ne=(0,V.useCallback)(e=>e.children.length===0&&te?.(e)?void 0:e.children,[te]),re=(0,V.useCallback)(({row:e})=>b(e),[b]),ie=(0,V.useCallback)(({row:e})=>_(e),[_]),ae=p?.searched,oe=L!==null,{locale:se}=f,ce=(0,V.useMemo)(()=>({row:e})=>oe?[_(e),...(ae??[]).map(t=>qc(e[t]))].join(`
`):T?.(e)?``:yv(v,e,se),[oe,ae,_,T,v,se]),le=(0,V.useCallback)(({row:e})=>Hj(e,{active:m,keyOf:b,joined:a}),[m,b,a]),ue=$j({list:e,config:n,place:u,handle:d,items:M,drawn:E}),de=e=>e!==null&&T?.(e.row)===!0,fe=({moved:e,position:t,target:n})=>{let r=t===`inside`?n?.row:(E??[]).find(e=>S!==void 0&&e[x]===n?.row[S]),i=r&&p?.closed?.(r);return i?f(i):t===`inside`&&n!==null?e.some(de)?f(`tree.noHeading`):S!==void 0||f(`tree.noInside`):T===void 0||!(n===null||de(n)||e.some(de))||f(`tree.noHeading`)};return(0,H.jsx)(fj,{...P,children:(0,H.jsx)(Vj,{ref:d,label:r,items:M,itemKey:re,itemText:ie,itemChildren:ne,columns:I,defaultExpansion:jT,state:g.error&&(!E||L&&A)?`error`:E&&!(L&&A&&g.isPending)?`ready`:`loading`,sort:k,onSortChange:({sort:e})=>h.change({sort:e}),layout:e.layout,onLayoutChange:({layout:t})=>e.setLayout(t),search:h.search,itemSearch:ce,...te&&L?{hasMore:te,onLoad:({item:e})=>L.load(e.row),onSearch:({search:e})=>L.find(e)}:{},rowState:le,...l&&!N?{onOpen:({item:e})=>l(e.row)}:{},selectionMode:t.hasSelection?`multiple`:`none`,selection:o,onSelectionChange:({selection:e})=>s(e),onPlaceChange:({place:{active:e}})=>c(e),itemMenu:t.hasRowMenu?({row:e})=>t.rowMenu(e,!0):void 0,onItemAction:({id:e,item:n})=>t.runOnRow({id:e,row:n.row}),...t.canMove&&w?{onMove:ue,canMove:fe,isLine:S===void 0}:{},empty:e.isFiltered?i.noMatch:i.empty,noMatch:i.noMatch,error:i.error})})}var nM=3;async function*rM({call:e,question:{endpoint:t,input:n,key:r=``},size:i,signal:a}){let o=()=>new Ue(`incomplete`,{detail:`${t.service}/${t.operation}`});for(let s=0;s<nM;s++){s>0&&(yield`again`);let c,l,u=0,d=new Set,f=!1;for(let s=0,p=!0;p&&!f;){let{value:m,total:h,hasErrors:g}=await e({endpoint:t,input:{...n,skip:s,take:i},signal:a});if(a.aborted)return;if(!Array.isArray(m)||g)throw o();if(f=l!==void 0&&h!==void 0&&h<l,f)continue;l=h,c??=h;let _=m,v=_.filter(e=>!d.has(e[r]));if(d=new Set(_.map(e=>e[r])),u+=v.length,yield v,a.aborted)return;s+=_.length,p=_.length>0&&(h===void 0?_.length===i:s<h)}if(!f){if(c!==void 0&&u<c)throw o();return}}throw o()}async function iM({onProgress:e,...t}){let n=[];for await(let r of rM(t)){if(r===`again`)n=[];else for(let e of r)n.push(e);e(n.length)}return t.signal.aborted?null:n}var aM=S(e=>iM({...e,call:lt})),oM=S(async({take:e,...t})=>{for await(let n of rM({...t,call:lt}))await e(n)}),sM=[`csv`,`xlsx`],cM=e=>sM.some(t=>t===e),lM=1e5,uM=new Set;function dM({title:e,list:t,rowsOf:n,selected:r,without:i=uM,columns:a,onClose:o}){let s=z(),[c,l,u,d]=N([mw,hw,oM,st]),[f=`csv`,p]=kn(Ht.exportKind,cM),[m,h]=(0,V.useState)(null),[g,_]=(0,V.useState)(!1),v=Rw(t,n,r===null),y=r??v.rows,b=r?null:t.served,x=r!==null||b!==null||v.isReady,S=b?b.count-i.size:y.length,C=S>Tw[f],w=(0,V.useRef)(null);(0,V.useEffect)(()=>()=>w.current?.abort(),[]);let T=async()=>{let n=new AbortController,{signal:r}=n;w.current=n;let p=`${e} ${yn()}.${f}`,m=S>lM&&l?await l(p):null;if(!(S>lM&&l&&!m)){h(0),_(!1);try{let n=await Aw({kind:f,title:e,columns:a,locale:s.locale,from:b?e=>u({question:b.question,size:b.size,signal:r,take:n=>e(n===`again`?n:n.filter(e=>!i.has(t.keyOf(e))))}):kw(y),sink:m??vw(Dw[f],e=>c(e,p)),signal:r,onProgress:h});if(!n)return;n.cut>0&&d({type:`warning`,text:s(`export.cut`,{count:n.cut})}),o()}catch{if(r.aborted)return;h(null),_(!0)}}};return(0,H.jsx)(Hn,{title:s(`export.title`,{title:e}),onClose:o,footer:(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(B,{onPress:o,children:s(`editor.cancel`)}),(0,H.jsx)(B,{tone:`primary`,icon:`download`,autoFocus:!0,pending:m!==null,isDisabled:S===0||C||!x,onPress:()=>void T(),children:s(`export.write`)})]}),children:(0,H.jsxs)(fs,{children:[x?(0,H.jsx)(`p`,{children:s(r?`export.selection`:`export.count`,{count:S})}):!v.hasFailed&&(0,H.jsx)(xe,{kind:`bar`,label:s(`export.counting`)}),(0,H.jsx)(_x,{label:s(`export.kind`),orientation:`horizontal`,options:sM.map(e=>({value:e,text:s(`export.kind.${e}`)})),value:f,onValueChange:({value:e})=>cM(e)&&p(e),isDisabled:m!==null}),C&&(0,H.jsx)(`p`,{role:`alert`,children:s(`export.tooLong`,{most:s.number(Tw[f])})}),m!==null&&S>0&&(0,H.jsx)(xe,{kind:`bar`,label:s(`export.write`),value:Math.min(1,m/S)}),!x&&v.hasFailed&&(0,H.jsxs)(`p`,{role:`alert`,children:[s(`export.uncounted`),` `,(0,H.jsx)(B,{onPress:v.retry,children:s(`refused.retry`)})]}),g&&(0,H.jsx)(`p`,{role:`alert`,children:s(`export.failed`)})]})})}var fM=3;function pM({columns:e,layout:t,config:n,hrefOf:r,onOpen:i,locale:a}){let o=Gu(e,t).map(({column:e})=>e),[s]=o,c=e.find(({id:e})=>e===n.label)??s;if(!c)return[];let l=o.filter(({id:e})=>e!==c.id),u=l.find(({id:e})=>n.columns.find(({field:t})=>t===e)?.isState===!0)??l.find(({isLong:e})=>!e)??l[0],{cell:d,href:f,...p}=c;return[r?{...c,href:r}:i?{...p,cell:e=>(0,H.jsx)(pj,{type:`button`,tabIndex:-1,"data-focus":``,onClick:()=>i(e),children:d?.(e)??su(c,e,a)})}:c,...u?[u]:[],...l.filter(e=>e!==u).slice(0,fM)]}function mM({count:e,onPress:t}){let n=z();return(0,H.jsx)(yj,{role:`status`,children:(0,H.jsx)(B,{size:`small`,tone:`primary`,icon:`arrow-up`,onPress:t,children:n(`list.news`,{count:e})})})}function hM(e,t){return new Set(e.filter((n,r)=>r>0&&t(n)===t(e[r-1]??{})))}function gM(e,t,n,r){if(!n)return e;let i=hM(t,n.of);return i.size===0?e:e.map(e=>{if(!n.shared.includes(e.id))return e;let t=t=>su(e,t,r),a=e.cell??t,o=e=>i.has(e)?(0,H.jsx)(mj,{"data-mark":`″`,children:t(e)}):a(e);return{...e,cell:o}})}var _M=()=>document.activeElement===document.body||(document.activeElement?.matches(`h1, #main`)??!0);function vM({key:e,isReady:t,at:n,goTo:r}){let i=(0,V.useRef)(e===null);(0,V.useEffect)(()=>{if(i.current||!t||e===null)return;i.current=!0;let a=n(e);a>=0&&_M()&&r(a)})}function yM({list:e,actions:t,config:n,title:r,slots:i,joined:a,selection:o,onSelect:s,onActive:c,onOpen:l,handle:u}){let{address:d,read:f,rows:p,keyOf:m,layout:h,pages:g,windows:_,placed:v,firstOf:y}=e,{hrefOf:b}=t,{active:x}=n,S=rO(),C=Uj(t.opens);vM({key:S.initial?.active??null,isReady:e.isReady&&y===null,at:e=>v?.indexOf(e)??p.findIndex(t=>m(t)===e),goTo:e=>u.current?.focusCell(e,n.columns[0]?.field??``)});let[w]=n.columns,{locale:T}=z(),{event:E}=n,D=(0,V.useMemo)(()=>gM(e.columns,p,E,T),[e.columns,p,E,T]),O=(0,V.useMemo)(()=>b?D.map(e=>e.id===w?.field?{...e,href:b}:e):D,[D,w,b]),k=bn(_n),A=(0,V.useMemo)(()=>k?pM({columns:e.columns,layout:h,config:n,hrefOf:b,onOpen:l,locale:T}):null,[k,e.columns,h,n,b,l,T]),j=(0,V.useCallback)(e=>Hj(e,{active:x,keyOf:m,joined:a}),[x,m,a]);return(0,H.jsxs)(fj,{...C,children:[g&&g.news>0&&(0,H.jsx)(mM,{count:g.news,onPress:()=>{g.takeNews(),u.current?.scrollToRow(0)}}),(0,H.jsx)(b_,{ref:u,label:r,rows:p,placed:v??void 0,onMissing:_?.onMissing,rowKey:m,columns:A??O,...A?{asCards:!0}:{layout:h,onLayoutChange:({layout:t})=>e.setLayout(t)},state:f.error&&(g||_||y!==null||!f.value)?`error`:e.isReady?`ready`:`loading`,sort:e.sort,onSortChange:({sort:e})=>d.change({sort:e}),selectionMode:t.hasSelection?`multiple`:`none`,selection:o,onSelectionChange:({selection:e})=>s(e),onOpen:l&&!b?({row:e})=>l(e):void 0,rowState:j,rowMenu:t.hasRowMenu?t.rowMenu:void 0,onRowAction:t.runOnRow,initialPlace:S.initial,onPlaceChange:({place:e})=>{S.keep(e),c(e.active),g?.setReading(e.top>0||e.active!==null)},...g?{total:g.total,onEndReached:g.more}:{},isFiltered:e.isFiltered,isStale:e.isStale,empty:i.empty,noMatch:i.noMatch,error:i.error})]})}function bM({joined:{hidden:e,isElsewhere:t,forget:n},list:{address:r,nameOf:i},active:a}){let o=z();return e?(0,H.jsx)(JO,{onClose:n,actions:(0,H.jsx)(B,{size:`small`,onPress:()=>r.change({search:t?i(e):``,filters:{},...a!==void 0&&e[a]===!1?{withInactive:!0}:{}}),children:o(t?`list.findJoined`:`list.showJoined`)}),children:o(t?`list.joinedElsewhere`:`list.joinedHidden`,{name:i(e)})}):null}var xM=40;function SM(e,t,{columns:n,filters:r}){let i=[...new URLSearchParams(e)].filter(([e])=>e.startsWith(t)).map(([e,n])=>[e.slice(t.length),n]),a=(e,t)=>t.flatMap(t=>t===``||n.includes(t)?[]:[{kind:e,name:t}]),o=i.flatMap(([e,t])=>{if(e.startsWith(`f.`)){let{column:n}=B_(e.slice(2)),i=r[n];return i&&uy(i,t)?[]:[{kind:`filter`,name:n}]}return e===`sort`?a(`sort`,QE(t).map(({column:e})=>e)):e===`cols`?a(`column`,t.split(`,`).map(e=>e.replace(/\*$/,``))):[]}),s=e=>e.length>xM?`${e.slice(0,39)}…`:e;return o.map(({kind:e,name:t})=>({kind:e,name:s(t)}))}function CM({config:e,list:{address:t,columns:n,layout:r,sort:i,unserved:a,windows:o},slot:s}){let c=z(),{search:u}=l(),d=(0,V.useMemo)(()=>SM(u,s,{columns:e.columns.map(({field:e})=>e),filters:e.filters??{}}),[u,s,e]);if(d.length===0&&a.length===0)return null;let f=d.map(({kind:e,name:t})=>c(`list.leftOut.${e}`,{name:t})).join(`, `),p=a.map(e=>{let{column:t}=B_(e);return c(`list.leftOut.filter`,{name:n.find(({id:e})=>e===t)?.text??t})});return(0,H.jsxs)(JO,{tone:`warning`,onClose:()=>{let e=t.columns!==null&&d.some(({kind:e})=>e===`column`);t.change({filters:Object.fromEntries(Object.entries(t.filters).filter(([e])=>!a.includes(e))),...t.sort.length>0?{sort:i}:{},...e?{columns:ZD(n,r)}:{}})},children:[d.length>0&&c(`list.leftOut`,{names:f}),a.length>0&&c(o?`list.unsaid`:`list.unserved`,{names:[...new Set(p)].join(`, `)})]})}var wM=F(),TM=h({},{serialize:`ignore`}).on(wM,(e,t)=>({...e,[t.path]:t})).reset(en),EM=200;function DM({rows:e,key:t,from:n,total:r,hrefOf:i},a){let o=e.findIndex(e=>qc(e[t])===a);if(o<0)return null;let s=Math.max(0,o-EM);return{stops:e.slice(s,o+EM+1).map(e=>({key:qc(e[t]),query:i(e)?.split(`?`)[1]??``})),from:n+s,total:r}}function OM({stops:e,from:t,total:n},r){let i=e.findIndex(({key:e})=>e===r);return i<0||n<2?null:{at:t+i+1,total:n,previous:e[i-1]?.query??null,next:e[i+1]?.query??null}}function kM(e){try{let{stops:t,from:n,total:r}=JSON.parse(e??`null`);return!Array.isArray(t)||typeof n!=`number`||typeof r!=`number`?null:{stops:t.filter(e=>typeof e?.key==`string`&&typeof e.query==`string`),from:n,total:r}}catch{return null}}function AM({title:e,columns:t,fields:n,row:r,onClose:i}){let a=z();return(0,H.jsx)(Hn,{title:e,width:720,onClose:i,footer:(0,H.jsx)(B,{tone:`primary`,onPress:i,children:a(`list.close`)}),children:(0,H.jsx)(ln,{items:t.map(e=>({id:e.id,term:e.text,value:n.find(({field:t})=>t===e.id)?.whole?.(r)||e.cell?.(r)||su(e,r,a.locale)}))})})}var[jM,MM]=[`CoreSysTableList`,`CoreSysTableAccueil`],NM=(e,t)=>xt(e,t,`TitleActionMenu`,`ActionMenu`,`ItemMenu`).some(({refAction:e})=>e===`Creer`),PM=[];function FM(e){let[t,n,r,i,a]=N([Nn,Dt,Jt,Pr,dn]);(0,V.useEffect)(()=>{t&&r&&a()},[t,r,a]);let o=r?.idGroupe??0,s=(i??PM).filter(t=>t.list===e),c=t!==null&&NM(n,jM)&&NM(n,MM);return{views:c?s:s.filter(e=>on(e,o)),first:hr(s,o),isKnown:t===null||i!==null,canShare:c}}function IM(e,t,n){let r=[...new URLSearchParams(e)].flatMap(([e,n])=>ID(e,t)?[[e.slice(t.length),n]]:[]),i=new Map([...r,[`cols`,n]]);return new URLSearchParams([...i].toSorted(([e],[t])=>e<t?-1:1)).toString()}var LM=(e,t,n)=>{let[r,i]=[IM(e,t,``),n].map(e=>new URLSearchParams(e));return r?.delete(`cols`),i?.delete(`cols`),r?.toString()===i?.toString()},RM=(e,t)=>[...new URLSearchParams(e).keys()].some(e=>ID(e,t));function zM({address:e,columns:t,layout:n},{name:i,slot:a,own:o}){let s=z(),[c,u]=N([JC,st]),{pathname:d,search:f,key:p}=l(),m=r(),[h=Dr,g]=kn(Ht.views(i),br),[_,v]=(0,V.useState)(null),y=IM(f,a,ZD(t,n)),b=FM(i),x=gr(h,_),S=b.views.find(({value:e})=>mr({value:e})===_),w=S?.query===y?void 0:h.views.find(({query:e})=>e===y),T=S?.query===y?S:b.views.find(({query:e})=>e===y),E=w?null:T??S??null,D=w??(E?null:x??null),O=(0,V.useRef)({isOver:!1,query:null}),k=b.first?.isLocked===!0,A=((k?void 0:gr(h,h.first))??b.first)?.query??o,{change:j}=e,M=m!==C.Pop||p==="default",{isKnown:P}=b;(0,V.useEffect)(()=>{let{isOver:e,query:t}=O.current;if(e)return;let n=t?LM(f,a,t):!RM(f,a);O.current={isOver:P||!n,query:A},A!==``&&A!==t&&n&&M&&j({view:A,isQuiet:!0})},[A,P,M,f,a,j]);let F=D?mr(D):E&&mr(E),I=F!==null&&(h.pinned??[]).includes(F),L=(D??E)?.query===y,ee=(e,t,n)=>{g(e),u({type:`success`,text:s(t,{name:it(n)}),button:{text:s(`action.undo`),onPress:()=>g(h)}})};return{views:h.views,active:D,isAsSaved:L,isFirst:D!==null&&h.first===D.name,isOwn:D===null&&E===null&&LM(f,a,o),shared:b.views,canShare:b.canShare,isLocked:k,activeShared:E,now:y,show:e=>{v(e&&mr(e)),j({view:e?.query??o})},has:e=>gr(h,e)!==void 0,save:e=>{v(e),ee(er(h,{name:e,query:y}),`views.saved`,e)},rename:e=>{D&&(v(e),g(Qn(h,D.name,e)))},remove:()=>{D&&ee(ir(h,D.name),`views.removed`,D.name)},toggleFirst:()=>{D&&g({...h,first:h.first===D.name?null:D.name})},isPinned:I,togglePin:()=>{F!==null&&g(Ar(h,F,!I))},pinnedNow:I&&L?F:null,copyLink:()=>{let e=[...new URLSearchParams(f)].filter(([e])=>!ID(e,a)&&e!==`${a}e`),t=[...new URLSearchParams(y)].map(([e,t])=>[a+e,t]);c(globalThis.location.origin+je(d,new URLSearchParams([...e,...t]).toString()))}}}var BM=(0,V.lazy)(()=>Te(`share-view`,()=>vt(()=>import(`./share-dialog-DoZQ-VrL.js`),__vite__mapDeps([26,4,27,5,6,3]))).then(e=>({default:e.ShareDialog}))),VM=({value:e})=>`shared ${e.idValeurGuid}`,HM=60,UM=(e,t)=>e.replaceAll(/\s+/g,` `).localeCompare(t.replaceAll(/\s+/g,` `),`fr`,{sensitivity:`base`})===0;function WM({list:e,name:t,slot:n,canPin:r,own:i=``}){let a=z(),o=zM(e,{name:t,slot:n,own:i}),{views:s,shared:c,active:l,activeShared:u,isAsSaved:d,isFirst:f,isOwn:p,isLocked:m,canShare:h}=o;DO(e,t,r?o.pinnedNow:null);let[g,_]=(0,V.useState)(null),v=N(Dn),y=d?f&&`views.isFirst`:`views.changed`,b={name:(l??u)?.name??``},x=e=>a(e.isLocked?`views.sharedLocked`:e.isDefault?`views.sharedFirst`:`views.shared`),S=r?[{id:`pin`,text:a(o.isPinned?`views.unpin`:`views.pin`,b),icon:`pin`}]:[],C=[{kind:`radio-group`,id:`views`,chosen:l?`view ${l.name}`:u?VM(u):p?`own`:null,items:[{id:`own`,text:a(`views.own`)},...s.map(e=>({id:`view ${e.name}`,text:e.name,...e===l&&y?{description:a(y)}:{}})),...c.map(e=>({id:VM(e),text:e.name,description:e===u&&!d?`${x(e)} · ${a(`views.changed`)}`:x(e)}))]},{id:`save`,text:a(`views.save`),icon:`plus`},...l?[{id:`replace`,text:a(`views.replace`,b),icon:`save`,...d?{isDisabled:!0}:{}},{id:`rename`,text:a(`views.rename`,b),icon:`pencil`},...m?[]:[{id:`first`,text:a(f?`views.notFirst`:`views.first`,b),icon:`house`}],...h?[{id:`share`,text:a(`views.share`,b),icon:`users`}]:[],...S,{id:`remove`,text:a(`views.remove`,b),icon:`trash`,tone:`danger`}]:[],...u&&h?[{id:`share`,text:a(`views.sharing`,b),icon:`users`},{id:`unshare`,text:a(`views.unshare`,b),icon:`trash`,tone:`danger`}]:[],...u?S:[],{id:`end`,separator:!0},{id:`density`,text:a(`preferences.density`),icon:`list`,items:[{kind:`radio-group`,id:`densities`,chosen:`density ${e.address.density??``}`,items:[{id:`density `,text:a(`views.density.own`)},...ce.map(e=>({id:`density ${e}`,text:a(`preferences.density.${e}`)}))]}]},{id:`link`,text:a(`views.copyLink`),icon:`link`}],w=async(e,t)=>{let{validate:n,value:r}=await et({preset:`input`,title:e,message:a(`views.name`),textValue:t,validateText:e=>{let n=e.trim();if(n===``)return a(`views.nameless`);if(n.length>HM)return a(`views.tooLong`,{most:HM,count:n.length});let r=s.find(e=>e.name!==n&&e.name!==t&&UM(e.name,n));return r?a(`views.alike`,{name:r.name}):null}}),i=r.trim();return!n||i===t?null:o.has(i)?await et({title:a(`views.taken`,{name:i}),message:a(`views.takenWhy`),buttonTrueText:a(`views.replaceYes`),buttonFalseText:a(`editor.cancel`)})?i:null:i},T=async e=>{await et({preset:`warning`,tone:`danger`,message:a(`views.unshareAsk`,{name:e.name}),buttonTrueText:a(`views.unshareYes`),buttonFalseText:a(`editor.cancel`)})&&await v(e).catch(()=>{})},E=n=>{let r=s.find(e=>n===`view ${e.name}`),i=c.find(e=>n===VM(e));if(r||i||n===`own`)o.show(r??i??null);else if(n===`share`)_({before:u,name:b.name,list:t,query:l&&d?l.query:o.now});else if(n===`unshare`&&u)T(u);else if(n===`save`)w(a(`views.new`),``).then(e=>e!==null&&o.save(e));else if(n===`replace`&&l)o.save(l.name);else if(n===`rename`&&l)w(a(`views.renaming`),l.name).then(e=>e!==null&&o.rename(e));else if(n===`first`)o.toggleFirst();else if(n===`pin`)o.togglePin();else if(n.startsWith(`density `)){let t=n.slice(8);e.address.change({density:oe(t)?t:null})}else n===`remove`?o.remove():o.copyLink()};return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(Pn,{label:a(`views.label`),placement:`bottom-end`,items:C,onAction:({id:e})=>E(e),trigger:e=>(0,H.jsx)(B,{tone:`quiet`,size:`small`,icon:`star`,...e,children:l||u?a(d?`views.shown`:`views.shownChanged`,b):a(`views.label`)})}),g&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(BM,{...g,onClose:()=>_(null)})})]})}var GM=(e,t)=>{let n=e.lastIndexOf(` / `);return{path:e,parent:n<0?null:e.slice(0,n),text:n<0?e:e.slice(n+3),hasMore:t}},KM=new Intl.Collator(`fr`,{numeric:!0});function qM(e,t){let n=t===null?``:t+` / `,r=new Map;for(let t of e){if(t===``||!t.startsWith(n))continue;let e=t.indexOf(` / `,n.length),i=e<0?t:t.slice(0,e);e>=0?r.set(i,!0):r.has(i)||r.set(i,!1)}return[...r].map(([e,t])=>GM(e,t)).toSorted((e,t)=>KM.compare(e.text,t.text))}var JM=200;function YM(e,t){let n=Sn(t).split(/\s+/).filter(Boolean),r=new Map,i=new Set;for(let t of n.length>0?e:[]){let e=Sn(t),a=n.map(t=>e.indexOf(t)+t.length);if(n.some((t,n)=>e.indexOf(t)<0||a[n]===void 0))continue;let o=e.length===t.length?t.indexOf(` / `,Math.max(...a)):-1,s=o<0?t:t.slice(0,o);r.set(s,(r.get(s)??!1)||o>=0);for(let e=s.lastIndexOf(` / `);e>=0;e=s.lastIndexOf(` / `,e-1))i.add(s.slice(0,e));if(r.size>=JM)break}return[...[...i].map(e=>GM(e,!0)),...[...r].filter(([e])=>!i.has(e)).map(([e,t])=>GM(e,t))]}var XM=({row:e})=>e.path,ZM=({row:e})=>e.text,QM=[];function $M({label:e,paths:t,filter:n,onChange:r}){let i=z(),[a]=(0,V.useState)(t),[o,s]=(0,V.useState)(``),[c,l]=(0,V.useState)(new Map),[u,d]=(0,V.useState)({search:``,places:QM}),f=(0,V.useMemo)(()=>qM(a,null),[a]),p=(0,V.useMemo)(()=>{let e=u.search!==``&&u.search===o.trim();return Uw(KD({roots:f,found:e?u.places:QM,below:e=>c.get(e)??null,keyOf:({path:e})=>e})??[],{id:`path`,parentId:`parent`}).roots},[f,u,o,c]),m=(0,V.useMemo)(()=>({row:e})=>e.hasMore&&!c.has(e.path),[c]),h=(0,V.useMemo)(()=>e=>e.children.length===0&&m(e)?void 0:e.children,[m]),g=n?.kind===`path`?n.path:``;return(0,H.jsxs)(gj,{children:[(0,H.jsx)(Re,{label:i(`filter.findPlace`),type:`search`,value:o,onValueChange:({value:e})=>s(e)}),(0,H.jsx)(TE,{label:e,items:p,itemKey:XM,itemText:ZM,itemChildren:h,hasMore:m,onLoad:({item:{row:e}})=>(l(t=>new Map(t).set(e.path,qM(a,e.path))),Promise.resolve()),onSearch:({search:e})=>(d({search:e,places:YM(a,e)}),Promise.resolve()),search:o,selectionMode:`single`,selection:new Set(g===``?[]:[g]),onSelectionChange:({selection:[e]})=>r(e===void 0?void 0:{kind:`path`,path:e})})]})}var eN=100,tN=e=>typeof e==`string`||typeof e==`number`||typeof e==`boolean`?String(e):``;async function nN(e,{input:t},n){let r=[],i=n=>e({...t,...n,take:1});for(let e=0;r.length<eN;){let{value:t,total:a=0}=await i({sort:`-${n}`,skip:e}),[o]=_s(t)??[];if(!o)break;let s=tN(o[n]),c=s===``?a-e:(await i({[n]:s})).total??0;if(c<=0)break;r.push({value:s,count:c,row:o}),e+=c}return r.toReversed()}function rN(e,{columns:t,rows:n,read:r,choices:i}){let a=N(pn),o=z(),s=ec(r.question,r.question?ms(r.question):``),c=(0,V.useRef)(i);(0,V.useEffect)(()=>{c.current=i});let l=(0,V.useRef)(new Map);return{options:(0,V.useMemo)(()=>async n=>{let r=e?.choices?.[n],i=t.find(({id:e})=>e===n);if(!r)return e||!i||!s?[]:c.current(n)||(await nN(e=>a({endpoint:s.endpoint,input:e,isQuiet:!0}),s,n)).map(({value:e,count:t,row:r})=>{let a=e===``?``:i.choiceText?.(r)??su(i,r,o.locale);return l.current.set(`${n} ${e}`,a),{value:e,count:t,text:a}});let{value:u}=await a({endpoint:r.from,input:{},isQuiet:!0});return(_s(u)??[]).map(e=>{let{count:t,...i}=r.option(e);return l.current.set(`${n} ${i.value}`,i.text),{...i,...t===void 0?{}:{count:t}}})},[e,a,t,s,o.locale]),choiceText:({column:r,value:i})=>{let a=n.find(t=>String(t[e?.choices?.[r]?.as??r])===i),s=t.find(({id:e})=>e===r);return l.current.get(`${r} ${i}`)??(a&&s?su(s,a,o.locale):o.of(`code.${i}`,i))}}}var iN={text:{kind:`text`,text:`a`},choice:{kind:`choice`,values:[`a`]},number:{kind:`number`,from:1},date:{kind:`date`,from:`2026-01-01`},boolean:{kind:`boolean`,value:!0},path:{kind:`path`,path:`a`}};function aN({part:{config:e},list:t,place:n,slot:r,label:i,tree:a,searchRef:o,keys:s}){let c=z(),{address:l,columns:u,read:d,layout:f,windowed:p}=t,{value:m}=d,h=rN(e.paged,t),g=(0,V.useMemo)(()=>{let t=t=>e.filters?.[t],n=e=>{let n=p&&t(e);return n?p.filterOf(e,iN[n])===null:!1},r=u.filter(({id:e})=>t(e)===`path`&&!n(e)),i=e=>()=>new Set((m??[]).map(t=>e.path?.(t)??su(e,t,c.locale))),a=u.filter(({id:e})=>n(e)).map(e=>[e.id,()=>(0,H.jsx)(`p`,{children:c(`filter.unsaid`)})]);return Object.fromEntries([...a,...r.map(e=>[e.id,t=>(0,H.jsx)($M,{...t,paths:i(e)})])])},[u,e,m,p,c]),_=e.tree?.parent!==void 0&&(e.tree.isTree?.(n.home??{})??!0);return(0,H.jsxs)(lj,{children:[(0,H.jsx)(zv,{...i?{"aria-label":c(`list.bar`,{title:i})}:{},columns:u,filterable:oN(e.filters),values:l.filters,onValuesChange:({values:e})=>l.change({filters:e}),...t.pages||t.placed?h:{options:t.choices,...m?{rows:m}:{}},editors:g,isPlain:t.isServed,today:t.today,search:l.search,searchRef:o,onSearchChange:({search:e})=>{s.forget(),l.change({search:e})},onSearchKey:s.press}),(0,H.jsxs)(uj,{children:[(t.hasInactive||l.withInactive)&&(0,H.jsx)(jS,{label:c.first([`${n.view}.withInactive`,`list.withInactive`],``),value:l.withInactive,onValueChange:({value:e})=>l.change({withInactive:e})}),_&&(0,H.jsx)(jS,{label:c(`list.asTree`),value:!l.isFlat,onValueChange:({value:e})=>l.change({isFlat:!e})}),t.isTree&&e.tree?.parent!==void 0&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(nr,{icon:`chevrons-up-down`,label:c(`tree.expandAll`),onPress:()=>a.current?.expandAll()}),(0,H.jsx)(nr,{icon:`list`,label:c(`tree.collapseAll`),onPress:()=>a.current?.collapseAll()})]}),d.question&&(0,H.jsx)(nr,{icon:`refresh-cw`,label:c(`list.refresh`),onPress:d.retry}),(0,H.jsx)(WM,{list:t,name:n.view+r,slot:r,canPin:r===``&&Object.keys(l.params).length===0,...e.opensWith&&r===``?{own:e.opensWith}:{}}),(0,H.jsx)(Vv,{columns:u,layout:f,defaultLayout:t.ownLayout,onLayoutChange:({layout:e})=>t.setLayout(e)})]})]})}var oN=(e={})=>Object.fromEntries(Object.entries(e).flatMap(([e,t])=>t?[[e,t]]:[])),sN=g.div`
  min-inline-size: 0;
  padding: var(--ui-space-1) var(--ui-space-2) var(--ui-space-1) var(--ui-space-3);
  border: 1px solid color-mix(in srgb, var(--ui-color-primary-text) 26%, transparent);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-selected);
  color: var(--ui-color-text);
  container-type: inline-size;

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`,cN=g.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
  min-block-size: var(--ui-control-height-small);

  /* The button that clears it stays in the corner. */
  > button {
    margin-inline-start: auto;
  }
  > button:not(:hover) {
    color: var(--ui-color-text);
  }

  @container (max-width: 36rem) {
    flex-wrap: wrap;
    > [role='status'] {
      flex: 1 1 0;
    }
    > [data-align] {
      flex-basis: 100%;
      order: 1;
    }
  }
`,lN=g.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 var(--ui-space-2);
  min-inline-size: 0;
  font-size: var(--ui-font-13);
`,uN=g.span`
  font-weight: var(--ui-weight-strong);
  font-variant-numeric: tabular-nums;
`,dN=g.span`
  color: var(--ui-color-text-muted);
  font-variant-numeric: tabular-nums;
`,fN=g.div`
  display: flex;
  flex: none;
  gap: var(--ui-space-1);
`,pN=g.div`
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: var(--ui-space-3);
  min-inline-size: 0;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  > span {
    flex: none;
    max-inline-size: 60%;
    overflow-wrap: anywhere;
  }
  > [role='progressbar'] {
    flex: 1;
    min-inline-size: 3rem;
    max-inline-size: 20rem;
  }

  @container (max-width: 36rem) {
    flex-basis: 100%;
  }
`;function mN(e){let{count:t,text:n,hiddenCount:r=0,actions:i=[],onAction:a,progress:o=null,onStop:s,onClose:c,onShow:l,onDrop:u,onShowAll:d,...f}=e,{t:p,locale:m}=R(),h=new Intl.NumberFormat(m),g=t===1?p(`selection.one`):p(`selection.many`,{n:h.format(t)}),_=r===1?p(`selection.oneHidden`):p(`selection.hidden`,{n:h.format(r)});return(0,H.jsx)(sN,{role:`group`,"aria-label":p(`selection.label`),...f,children:(0,H.jsxs)(cN,{children:[(0,H.jsxs)(lN,{role:`status`,children:[(0,H.jsx)(uN,{children:n??g}),r>0&&(0,H.jsx)(dN,{children:_})]}),!o&&(r>0||d)&&(0,H.jsxs)(fN,{children:[r>0&&l&&(0,H.jsx)(B,{size:`small`,tone:`quiet`,onPress:l,children:p(`selection.show`)}),r>0&&u&&(0,H.jsx)(B,{size:`small`,tone:`quiet`,onPress:u,children:p(`selection.drop`)}),d&&(0,H.jsx)(B,{size:`small`,tone:`quiet`,onPress:d,children:p(`selection.showAll`)})]}),o?(0,H.jsxs)(pN,{children:[(0,H.jsx)(`span`,{children:p(`selection.progress`,{label:o.label,done:h.format(o.done),total:h.format(o.total)})}),(0,H.jsx)(xe,{kind:`bar`,label:o.label,value:o.total>0?o.done/o.total:void 0}),s&&(0,H.jsx)(B,{size:`small`,onPress:s,children:p(`selection.stop`)})]}):(0,H.jsx)(Fr,{actions:i,onAction:a,size:`small`,align:`start`}),c&&!o&&(0,H.jsx)(nr,{label:p(`selection.clear`),icon:Lr,size:`small`,onPress:c})]})})}function hN({selection:e,gathering:t,view:n,row:r}){let i=z(),{keys:a,hidden:o,isAlone:s}=e,{offers:c,words:l,progress:u}=t,d=Gn(),f=or(c)?[...c,d]:c;return vr({name:l??i(`list.selected`,{count:a.size}),offers:c,run:t.run,view:n,row:r}),(0,H.jsx)(mN,{count:a.size,text:l,progress:u,onStop:t.stop,hiddenCount:o.size,onShow:()=>e.showAlone(!0),onDrop:e.dropHidden,...s?{onShowAll:()=>e.showAlone(!1)}:{},actions:Ir(f),onAction:({id:e})=>{if(e===d.id)return d.run?.();let n=c.find(t=>t.id===e);n&&t.run(n)},onClose:e.clear})}var gN=h(null,{serialize:`ignore`}).on(zs,(e,t)=>t).reset(en),_N=new Set,vN=new Map,yN=e=>typeof e==`object`&&!!e;function bN({value:e},t,n){let r=[e].flat().flatMap(e=>yN(e)?[[qc(e[t]),e]]:[]);return new Map(r.filter(([e])=>e!==``&&!n(e)))}function xN(e,t,n){let{read:r,rows:i,rowOf:a,keyOf:o,isCurrent:s,pages:c,late:l,windows:u,firstOf:d}=e,f=N(gN),[p,m]=(0,V.useState)(f),[h,g]=(0,V.useState)(vN);if(f!==p){m(f);let e=r.value!==null&&c===null&&l===null&&d===null&&(u===null||f?.endpoint.verb===`POST`),n=f&&e?bN(f,t,e=>a(e)!==void 0):vN;n.size>0&&g(n)}let _=(0,V.useMemo)(()=>h===vN?_N:new Set(h.keys()),[h]),v=(0,V.useRef)(_N),[y]=_,b=s&&!(u&&r.isPending),x=y===void 0?void 0:a(y)??(u?h.get(y):void 0),S=x&&y!==void 0?u?.placed?.indexOf(y)??i.findIndex(e=>o(e)===y):-1;return(0,V.useEffect)(()=>{y===void 0||S<0||!s||v.current===_||(v.current=_,requestAnimationFrame(()=>n(y,S)))}),{keys:_,hidden:x&&S<0&&b?x:null,isElsewhere:u!==null,forget:()=>g(vN)}}var SN=(e,t)=>[...new Set([e,t])].filter(Boolean).join(` · `);function CN({list:{columns:e,nameOf:t},config:n,slot:r,hrefOf:i}){let a=z(),{pathname:o,search:s}=l();return r=>{let[o]=e,s=t(r),l=o?.dataType===`text`?su(o,r,a.locale):``;return{name:SN(l,s),href:i?.(r)??c(l||s,n.active!==void 0&&r[n.active]===!1)}};function c(e,t){let n=new URLSearchParams([...new URLSearchParams(s)].filter(([e])=>!e.startsWith(`${r}f.`)&&e!==`${r}e`));return n.set(`${r}q`,e),t&&n.set(`${r}all`,`1`),je(o,n.toString())}}var wN=(0,V.lazy)(()=>Te(`baskets`,()=>vt(()=>import(`./baskets-dialog-B3RiF2y6.js`),__vite__mapDeps([28,4,6,5,3,24]))).then(e=>({default:e.BasketsDialog})));function TN({part:{config:e},list:t,place:n,selection:r}){let i=z(),a=qn(n.view,`ActionMenu`),[o,s]=(0,V.useState)(!1);if(t.pages||!t.read.question||a.length===0&&!e.labels)return{};let c=Mr({id:`baskets`,text:i(`baskets.title`),icon:`clipboard-check`,run:()=>s(!0)});return{title:[c],...r.keys.size>0?{selection:[c]}:{},layer:o&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(wN,{list:t,config:e,selection:r,onClose:()=>s(!1)})})}}var EN=(0,V.lazy)(()=>Te(`batches`,()=>vt(()=>import(`./batches-dialog-BxEHHH5O.js`),__vite__mapDeps([29,4,30,5,6,3,31]))).then(e=>({default:e.BatchesDialog})));function DN({part:{config:e},list:t,place:n,readOnly:r}){let i=z(),a=VE(e,n),[o,s]=(0,V.useState)(!1);if(!a||!t.read.question||t.pages)return{};let[c,l]=e.lock??[];return{title:[Mr({id:`batches`,text:i(`batches.title`),icon:`history`,blocked:r,run:()=>s(!0)})],layer:o&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(EN,{action:a.name,editor:a.action.editor,around:a.around,typeObjet:e.logged??(l===e.key?c:void 0),list:t,config:e,onClose:()=>s(!1)})})}}function ON({part:{config:e},list:t,place:n,readOnly:r}){let i=z(),a=qn(n.view,`TitleActionMenu`),o=t=>{let n=e.actions?.[t];return n?.kind===`create`&&!n.below},s=(a.find(({action:e})=>e===`Creer`&&o(e))??a.find(({action:e})=>e?.startsWith(`Ajouter`)&&o(e)))?.action,c=s&&e.actions?.[s];return!s||c?.kind!==`create`||c.editor.endpoint.service!==t.read.question?.endpoint.service?{}:{row:n=>e.tree?.isHeading?.(n)?[]:[Mr({id:`duplicate`,text:i(`deed.duplicate`),icon:`copy`,blocked:r,run:()=>t.address.change({editor:{name:s,key:t.keyOf(n)}})})]}}var kN=(0,V.lazy)(()=>Te(`labels`,()=>vt(()=>import(`./labels-dialog-N2kH2dHI.js`),__vite__mapDeps([32,4,6,5,3]))).then(e=>({default:e.LabelsDialog}))),AN=/version$/i;function jN({part:{config:e},list:t,place:n,selection:r,slot:i}){let a=z(),[o,s]=(0,V.useState)(null),c=(0,V.useCallback)(()=>s(null),[]),l=P(`.`),{labels:u}=e;if(!u)return{};let d=e=>{let[r=``,...a]=u.lines.map(t=>qc(e[t])),o=Object.entries(n.params).filter(([e])=>!AN.test(e)),s=ae({...Object.fromEntries(o),[`${i}q`]:r,[`${i}e`]:`${u.opens}:${t.keyOf(e)}`});return{key:t.keyOf(e),address:globalThis.location.origin+je(l,s),lines:[r,...a].filter(Boolean)}},f=e=>Mr({id:`labels`,text:a(`labels.title`),icon:`tag`,isInMenu:!1,run:()=>s(e)});return{selection:[f(r.rows)],row:t=>e.tree?.isHeading?.(t)?[]:[f([t])],layer:o&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(kN,{labels:o.map(d),onClose:c})})}}function MN({part:{config:e},peek:t}){let n=z();return t?{row:r=>e.tree?.isHeading?.(r)?[]:[Mr({id:`peek`,text:n(`deed.peek`),icon:`eye`,run:()=>t(r)})]}:{}}var NN=(0,V.lazy)(()=>Te(`print`,()=>vt(()=>import(`./print-sheet-D0gkIuOI.js`),__vite__mapDeps([33,4,3,5,6]))).then(e=>({default:e.PrintSheet})));function PN({part:{config:e},list:t,selection:n,title:r}){let i=z(),[a,o]=(0,V.useState)(!1),s=(0,V.useCallback)(()=>o(!1),[]);if(t.pages)return{};let c=Mr({id:`print`,text:i(`print.title`),icon:`printer`,run:()=>o(!0)});return{title:[c],...n.keys.size>0?{selection:[c]}:{},layer:a&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(NN,{title:r,list:t,config:e,selected:n.keys.size>0?n.rows:null,columns:Gu(t.columns,t.layout).map(({column:e})=>e),onClose:s})})}}var FN=(0,V.lazy)(()=>Te(`reimport`,()=>vt(()=>import(`./reimport-dialog-Dcb5aChK.js`),__vite__mapDeps([34,4,3,5,6,11,23]))).then(e=>({default:e.ReimportDialog})));function IN({part:{config:e},place:t,selection:n,title:r}){let i=z(),[a,o]=N([Jt,ye]),s=qn(t.view,`TitleActionMenu`).some(({action:e})=>e===`Importer`),[c,l]=(0,V.useState)(null),u=a?.login??``,d=(0,V.useMemo)(()=>({...t.at(null),row:null,parent:null,config:o,login:u}),[t,o,u]),f=e.actions?.Importer;if(!s||f?.kind!==`import`)return{};let p=e=>Mr({id:e===`model`?`reimportModel`:`reimport`,text:i(e===`model`?`reimport.model.action`:`reimport.title`),icon:e===`model`?`file`:`download`,run:()=>l(e)});return{title:[p(`all`),p(`model`)],selection:[p(`selected`)],layer:c&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(FN,{title:r,shape:f.shape,context:d,isModel:c===`model`,keyOf:t=>t[e.key],selected:c===`selected`?n.rows:null,onClose:()=>l(null)})})}}var LN=(0,V.lazy)(()=>Te(`set many`,()=>vt(()=>import(`./set-many-dialog-BMXmXe_M.js`),__vite__mapDeps([35,4,6,5,3]))).then(e=>({default:e.SetManyDialog})));function RN({part:{config:e},list:t,place:n,selection:r,readOnly:i}){let a=z(),[o,s]=N([Jt,sl]),c=VE(e,n),[l,u]=(0,V.useState)(null);if(!c)return{};let{action:d}=c,f={login:o?.login??``,rows:t.read.value??[]},p=t=>t.filter(t=>(d.when?.(t)??!0)&&!e.tree?.isHeading?.(t)),m=e=>p(e).filter(e=>!d.spares?.(e,f)),h=p(r.rows).filter(e=>d.spares?.(e,f)),g=d.blocked?.(r.rows,n),_=i??(g?a(g):m(r.rows).length===0?a(`action.noneFits`):s?a(`bulk.running`):null);return{selection:[Mr({id:`setMany`,text:a(`setMany.action`),icon:`pencil`,blocked:_,isInMenu:!1,run:()=>u(m(r.rows))})],layer:l&&(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(LN,{action:c.name,editor:d.editor,around:c.around,rows:l,spared:Kj(d,h,{around:f,nameOf:t.nameOf,text:a}),list:t,config:e,onClose:()=>u(null)})})}}function zN(e){let t=[RN(e),DN(e),TN(e),MN(e),ON(e),jN(e),PN(e),IN(e)],n=t.map(({layer:e},t)=>(0,H.jsx)(V.Fragment,{children:e},t));return{title:t.flatMap(({title:e=[]})=>e),selection:t.flatMap(({selection:e=[]})=>e),row:e=>t.flatMap(t=>t.row?.(e)??[]),layer:t.some(({layer:e})=>e)&&(0,H.jsx)(jn,{of:`./kit/screens/deeds`,children:n})}}var BN=(0,V.lazy)(()=>Te(`peek`,()=>vt(()=>import(`./peek-panel-CZt3gDRm.js`),__vite__mapDeps([36,4,6,5,3,37]))).then(e=>({default:e.PeekPanel})));function VN({state:{isShown:e,row:t,close:n},openTextOf:r,open:i,...a}){return e&&(0,H.jsx)(jn,{of:`./kit/screens/deeds`,children:(0,H.jsx)(V.Suspense,{children:(0,H.jsx)(BN,{...a,row:t,openText:t&&r(t),onOpen:()=>t&&i(t),onClose:n})})})}var HN=F(),UN=_({source:mw,effect:async(e,t)=>{let n=new Map(t.map(e=>[ms(e),e]));for(let{endpoint:t,input:r,name:i}of n.values()){let{value:n}=await lt({endpoint:t,input:r}).catch(()=>({value:null}));n instanceof Blob&&e(n,n instanceof File&&n.name?n.name:i??`document`)}}});D({clock:HN,target:UN});var WN=F(),GN=[],KN=[`panel`,`download`,`raise`],qN=(e,t,{place:n,readOnly:r},i)=>{if(r&&!KN.includes(e.kind))return r;let a=e.blocked?.(t,n);return a?i(a):null};function JN(e,t,{place:n,nameOf:r,key:i}){let a=e=>e.map(e=>String(e[i]));if(e.all)return[{keys:a(t),name:t.map(r).slice(0,3).join(`, `),input:e.all(t,n)}];let o=e.each??(t=>n.at(t).input(e.endpoint));return t.map(e=>({keys:a([e]),name:r(e),input:o(e,n),before:e}))}function YN(e){let t=z(),n=i(),{own:r,place:a,address:o,nameOf:s,builtIn:c={}}=e,[l,u,d,f]=N([Yc,Qb,HN,Vk]),[p,m,h]=N([sl,Vk.pending,Jt]),g=p||m,_={login:h?.login??``,rows:e.all??GN},v=N(XN(r)),y=(n,i)=>{let o={...n,href:null,blocked:null,rows:i??[],spared:[],misfits:0},{action:l,entry:u}=n;if(u.path)return i&&i.length!==1?null:{...o,href:hn(u,a.at(i?.[0]??null).named)};if(!l)return null;if(c[l])return o;let d=r[l];if(!d)return null;let f=i?.filter(e=>d.when?.(e)??!0)??[];if(i?.length===1&&f.length===0)return null;let p=d.spares?f.filter(e=>d.spares?.(e,_)):[],m=p.length>0?f.filter(e=>!p.includes(e)):f,[h]=p,v=h&&d.spares?.(h,_),y=i&&i.length>0&&m.length===0?t(v??`action.noneFits`):qN(d,m,e,t);return{...o,rows:m,spared:Kj(d,p,{around:_,nameOf:s,text:t}),misfits:(i?.length??0)-f.length,blocked:y??(g&&d.kind===`save`?t(`bulk.running`):null)}},b=({instead:n},i)=>{if(!n)return;let{name:a,offeredBy:o=a,by:s=r[a]}=n;if(s?.kind!==`save`||!e.offers?.(o))return;let c=i.filter(e=>(s.when?.(e)??!0)&&!s.spares?.(e,_)),l=t.of(`action.${a}`,a),d=async t=>{let n=c.filter(n=>t.includes(String(n[e.key])));await w({rows:n,misfits:0,spared:[],text:l},a,s)&&u(ZN(s,a,t,e,l))};return{text:l,keys:c.map(t=>String(t[e.key])),run:e=>void d(e)}},x=(n,i,o)=>{let s=i.undo&&r[i.undo];return{place:a.view,title:n.text,endpoint:i.endpoint,...n.action?{action:n.action}:{},items:JN(i,o,e),...i.refreshes?{refreshes:i.refreshes}:{},...i.instead?{instead:b(i,o)}:{},...n.spared.length>0?{spared:n.spared}:{},...s?.kind===`save`&&e.rows?{undo:n=>u(ZN(s,i.undo,n,e,t(`action.undo`)))}:{}}},S=t=>t.filter(t=>e.hidden?.has(String(t[e.key]))).length,C=async({rows:e,text:n})=>{let r=S(e);if(r===0)return!0;let i=[t(`bulk.use`,{action:n,count:e.length,names:Gj(e,s,t)}),...Jj(r,e.length,t)].join(`
`);return et({title:n,message:i,buttonTrueText:n,buttonFalseText:t(`editor.cancel`)})},w=async({rows:e,misfits:n,spared:r,text:i},o,c)=>{let{follows:l}=c,u=l?await f(t=>l(e,{...t,place:a})):null,d=Yj({name:o,action:c,rows:e,hidden:S(e),inSight:qj(),misfits:n,spared:r,follows:u},s,t);return d===null||et({title:i,message:d,tone:`danger`,buttonTrueText:i,buttonFalseText:t(`editor.cancel`)})};return{answer:y,run:t=>{let{action:i,rows:s,href:u,blocked:f}=t;if(f!==null)return;if(t.run)return t.run();u===null?i&&c[i]&&c[i]():n(u);let p=u===null&&i?r[i]:void 0,[m]=s;if(p&&i){if(p.kind===`save`)w(t,i,p).then(e=>e&&l(x(t,p,s)));else if(p.kind===`download`){let e=s.map(e=>({endpoint:p.endpoint,input:p.input(e,a),name:p.name?.(e)??null}));C(t).then(t=>t&&d(e))}else p.kind===`raise`?v[i]?.():o.change({editor:{name:i,...m&&!e.isOne&&(p.kind!==`create`||p.below)?{key:String(m[e.key])}:{}}})}}}}var XN=e=>{let t=Object.entries(e).flatMap(([e,t])=>t.kind===`raise`?[[e,t.event]]:[]);return t.length>0?Object.fromEntries(t):{none:WN}},ZN=(e,t,n,r,i)=>({rows:r.rows??{endpoint:e.endpoint,input:{}},rowsOf:r.rowsOf,key:r.key,keys:n,bulk:n=>({place:r.place.view,title:i,endpoint:e.endpoint,...t?{action:t}:{},items:n.length>0?JN(e,n.filter(t=>e.when?.(t)??!0),r):[],...e.refreshes?{refreshes:e.refreshes}:{}})}),QN=[],$N=`kit.details`,eP=`kit.why`,tP=[`Ouvrir`,`Modifier`,`ModifierValeur`,`VoirValeurs`,`Apercu`];function nP({part:{config:e},list:t,place:n,selection:r,claimed:i,readOnly:a,deeds:o,onExport:s,onDetails:c}){let l=z(),u=N(Mn),d=qn(n.view,`TitleActionMenu`),f=qn(n.view,`ActionMenu`),p=qn(n.view,`ItemMenu`),{address:m,rowOf:h,keyOf:g,nameOf:_,read:v}=t,y=e.actions??{},{answer:b,run:x}=YN({own:y,place:n,address:m,nameOf:_,key:e.key,rows:v.question,rowsOf:e.rowsOf,all:v.value??QN,hidden:r.hidden,builtIn:{Exporter:s},readOnly:a,offers:e=>a===null&&[...p,...f].some(t=>t.action===e)}),{rows:S}=r,C=(e,t)=>e.flatMap(e=>b(e,t)??[]),w=C(d.filter(({action:e})=>e===null||e===`Exporter`||!i.includes(e)),null).map(e=>{let t=e.action&&y[e.action];return t?.kind===`create`&&t.below&&S.length===1?{...e,rows:S}:e}),T=p.find(({action:e,entry:t})=>e===`Ouvrir`&&t.path!==null),E=(0,V.useCallback)(e=>T&&hn(T.entry,n.at(e).named),[T,n]),D=(t,n)=>e.tree?.isHeading?.(t)?[]:[...C(p,[t]).filter(({action:e})=>!(n&&e===`Deplacer`)),...o.row(t)],O=t=>{let n=e.tree?.isHeading?.(t)?[]:C(p,[t]);return tP.flatMap(e=>n.filter(t=>t.action===e&&t.blocked===null))[0]};return{title:[...w,...o.title],run:x,selection:[...C(f,S),...o.selection],hasSelection:o.selection.length>0||f.some(({action:e})=>e!==null&&(y[e]||e===`Exporter`)),fill:w.filter(({action:e})=>e===`Creer`||e===`Importer`),hrefOf:T?E:void 0,canOpen:p.some(({action:e})=>e!==null&&tP.includes(e)),open(e){let t=O(e);return t&&x(t),t!==void 0},openText:e=>O(e)?.text??null,retiring(e){let t=C(p,[e]).find(({action:e,blocked:t})=>e===`Desactiver`&&t===null);return t?{text:t.text,run:()=>x(t)}:null},opens:T?.entry.path??null,hasRowMenu:p.length>0,rowMenu:(e,t=!1)=>[...D(e,t).map(({id:e,text:t,icon:n,href:r,blocked:i,action:a})=>({id:e,text:t,...n?{icon:n}:{},...r?{href:r}:{},...i===null?{}:{isDisabled:!0,description:i},...a===`Supprimer`?{tone:`danger`}:{}})),...c?[{id:$N,text:l(`list.details`),icon:`info`}]:[],...or(D(e,t))?[{id:eP,text:l(`why.title`),icon:`circle-help`}]:[]],ofRow:e=>D(e,!1),runOnRow:({id:e,row:t})=>{if(e===$N)return c?.(t);if(e===eP)return u({view:n.view,name:_(t),offers:D(t,!1)});let r=D(t,!1).find(t=>t.id===e);r&&x(r)},canMove:a===null&&[...p,...f].some(({action:e})=>e===`Deplacer`)&&y.Deplacer!==void 0,recordOf:e=>e===null?null:h(e),offers:e=>i.includes(e)||[...d,...p,...f].some(t=>t.action===e),keyOf:g}}var rP=`(max-width: 1000px)`,iP=`[role=grid], [role=treegrid]`;function aP({list:e,config:t,place:n}){let r=qn(n.view,`ItemMenu`),i=bn(rP),a=t.hasDetails===!0||r.some(({action:e})=>e!==null&&tP.includes(e)),[o,s]=(0,V.useState)(!1),[c,l]=(0,V.useState)(null),u=(0,V.useRef)(null),d=o&&a&&!i,f=n=>{let r=n===null?void 0:e.rowOf(n);return r&&!t.tree?.isHeading?.(r)?r:null},p=e=>{l(e),s(!0)};return{isShown:d,row:d?f(c):null,peek:a&&!i?t=>p(e.keyOf(t)):null,close:()=>s(!1),follow(e){e!==null&&(u.current=e,d&&l(e))},onKeyDown:t=>n=>{let{target:r,currentTarget:o,key:c,altKey:l,ctrlKey:m,metaKey:h,shiftKey:g}=n;if(n.defaultPrevented||!(r instanceof Element)||!o.contains(r))return;let _=r.closest(iP)!==null&&r.closest(`[role=columnheader]`)===null;c===`Escape`&&d&&(n.preventDefault(),s(!1),_||o.querySelector(iP)?.focus());let v=f(u.current);c===`Enter`&&l&&!m&&!h&&!g&&_&&v&&a&&(n.preventDefault(),i?t(v):d?s(!1):p(e.keyOf(v)))}}}var oP=1e5;function sP({list:e,selection:t,offers:n,run:r,readOnly:i}){let a=z(),[o,s]=N([aM,st]),{all:c,keys:l}=t,[u,d]=(0,V.useState)(null),f=(0,V.useRef)(null),p=(0,V.useRef)(null);(0,V.useEffect)(()=>()=>p.current?.abort(),[]),(0,V.useEffect)(()=>{let{current:e}=f;if(e===null||c!==null)return;f.current=null;let t=n.find(t=>t.id===e);t?.blocked?s({type:`warning`,text:t.blocked}):t&&r(t)});let m=n=>{let{served:i,keyOf:a}=e;if(!c||n.action===`Exporter`)return r(n);if(u!==null||n.blocked!==null||(f.current=n.id,!i))return;d(0);let s=new AbortController,{signal:l}=s;p.current=s,o({question:i.question,size:i.size,signal:l,onProgress:d}).then(e=>{e&&(d(null),t.settle(e.filter(e=>c.has(a(e)))))},()=>{f.current=null,d(null)})},h=l.size>oP?a(`list.tooMany`,{most:a.number(oP)}):null;return{offers:c?n.map(e=>e.action===`Exporter`?e:{...e,blocked:i??h}):n,run:m,words:c?a(`list.selectedAll`,{count:c.size,without:c.without.size}):null,progress:u===null?null:{label:a(`list.gathering`),done:u,total:l.size},stop(){p.current?.abort(),f.current=null,d(null)}}}function cP({input:e,search:t,isThere:n,count:r,goTo:i,open:a}){let o=(0,V.useRef)(null),[,s]=(0,V.useReducer)(e=>e+1,0);return(0,V.useEffect)(()=>{let s=o.current;if(s===null||s.search!==t||!n)return;o.current=null;let c=r();if(c!==0&&document.activeElement===e.current){if(s.steps>0){let e=Math.min(s.steps,c)-1;i(e),s.isOpening&&a(e)}else c===1&&t!==``&&a(0)}}),{press({key:e,search:t}){let n=o.current,r=n?.search===t&&!n.isOpening?n.steps:0;o.current={search:t,steps:r+ +(e===`ArrowDown`),isOpening:e===`Enter`},s()},forget(){o.current=null}}}var lP=200;function uP({list:e,columns:t,grid:n,tree:r,input:i,open:a}){let{address:o,rows:s,isTree:c,late:l,read:u,pages:d,keyOf:f}=e,p=()=>c?r.current?.matches(lP)??[]:s.slice(0,lP).map(f);return cP({input:i,search:o.search,isThere:e.isReady&&e.isCurrent&&!e.isStale&&!(l&&u.isPending),count:()=>d?d.total:p().length,goTo(e){let i=p()[e];c&&i!==void 0?r.current?.focusItem(i):n.current?.focusCell(e,t[0]?.column.id??``)},open(t){let n=e.rowOf(p()[t]??``);n&&a(n)}})}var dP=``,fP=new Map,pP=new Set;function mP({rows:e,keyOf:t,rowOf:n,read:r,pages:i,late:a,placed:o,windows:s,address:c}){let[l,u]=(0,V.useState)({all:fP,among:e,shown:new Set}),d=JSON.stringify([c.search,c.filters,c.withInactive]),[f,p]=(0,V.useState)(null),m=i!==null||a!==null||o!==null||r.value===null,h=e=>({row:e,asked:d,at:o?.indexOf(t(e))??-1}),g=n=>u({all:new Map(n.map(e=>[t(e),h(e)])),among:e,shown:new Set(n.map(t))}),[_,v]=(0,V.useState)(null);_&&_.asked!==d&&v(null),_&&o===null&&r.value!==null&&(v(null),g(e.filter(e=>!_.without.has(t(e)))));let y=(0,V.useMemo)(()=>_&&o?new l_(o.count,_.without):null,[_,o]),b=(0,V.useMemo)(()=>l.among===e?l.shown:new Set(e.map(t)),[l,e,t]),x=s?.placed??null,S=(0,V.useMemo)(()=>{let e=(e,{at:t})=>x!==null&&(n(e)!==void 0||x.at(t)===void 0);return new Map([...l.all].flatMap(([t,r])=>{let i=n(t)??(m?r.row:void 0),a=r.asked!==d||(x?e(t,r):b.has(t));return i&&a?[[t,{...r,row:i}]]:[]}))},[l.all,n,m,d,b,x]),C=f===d&&S.size>0,{shown:w,hidden:T}=(0,V.useMemo)(()=>{let e=([e,t])=>C||(x?t.asked===d||n(e)!==void 0:b.has(e)),t=[...S];return{shown:new Set(t.filter(e).map(([e])=>e)),hidden:new Set(t.filter(t=>!e(t)).map(([e])=>e))}},[S,C,b,x,d,n]),E=(t,r)=>{let i=t.flatMap(e=>{let t=n(e),i=S.get(e)??(t&&h(t));return i?[[e,r.has(e)?{...i,asked:d}:i]]:[]});u({all:new Map(i),among:e,shown:r})},D=()=>{v(null),E([],new Set)},O=(0,V.useMemo)(()=>y?e.filter(e=>y.has(t(e))):[...S.values()].map(({row:e})=>e),[y,e,t,S]),k=(0,V.useMemo)(()=>new Set(S.keys()),[S]);return{rows:O,keys:y??k,all:y,settle:e=>{v(null),g(e)},shown:y??w,hidden:y?pP:T,isAlone:y===null&&C,select:e=>{if(e instanceof l_)return v({asked:d,without:e.without});v(null),C?u({...l,all:new Map([...S].filter(([t])=>e.has(t)))}):E([...T,...e],e)},add:n=>u({all:new Map([...S,...n.map(e=>[t(e),{...h(e),asked:dP}])]),among:e,shown:new Set(C?b:[...b,...e.map(t)])}),clear:D,dropHidden:()=>E([...w],w),showAlone:e=>p(e?d:null)}}var hP=[],gP=[];function _P({part:e,place:t,slot:n,title:r,isNested:i,claimed:a=hP,around:o,constant:s,readOnly:c=null,lock:l=null}){let u=z(),{config:d}=e,f=TO(e,t,{slot:n,...s?{constant:s}:{}}),{address:p,read:m,columns:h,rows:g,layout:_}=f,v=mP(f),[y,b]=(0,V.useState)(null),[x,S]=(0,V.useState)(!1),C=(0,V.useRef)(null),w=(0,V.useRef)(null),T=(0,V.useRef)(null),E=aP({list:f,config:d,place:t}),D=zN({part:e,list:f,place:t,selection:v,title:r,slot:n,readOnly:c,peek:E.peek}),O=nP({part:e,list:f,place:t,selection:v,claimed:a,readOnly:c,deeds:D,onExport:()=>S(!0),onDetails:d.hasDetails?b:null}),k=sP({list:f,selection:v,offers:O.selection,run:O.run,readOnly:c}),A=CN({list:f,config:d,slot:n,hrefOf:O.hrefOf}),{isTree:j,late:M}=f,P=xN(f,d.key,(e,t)=>j?C.current?.showItem(e):w.current?.revealRow(t)),F=e=>{!O.open(e)&&d.hasDetails&&b(e)},I=uP({list:f,columns:Gu(h,_),grid:w,tree:C,input:T,open:F}),L=N(wM),{opens:ee,hrefOf:te}=O,{pages:ne}=f,re=f.windows?.stretch,ie=f.placed?.count??g.length;(0,V.useEffect)(()=>{ee&&te&&!ne&&L({path:ee,key:d.key,hrefOf:te,total:ie,...re?re():{from:0,rows:g}})},[ee,te,d.key,g,ne,re,ie,L]);let ae=Tt(),oe=v.keys.size>0,se=v.keys.size===1?v.rows[0]:void 0,ce=bP(f,d.active);if(Ij(m.error))return(0,H.jsx)(Lj,{view:t.view,screen:r,failure:m.error,onRetry:m.retry,isNested:i});if(m.missing.length>0)return(0,H.jsx)(Nj,{view:t.view,isNested:i,title:r});let le={empty:ce>0?(0,H.jsx)(at,{icon:`list`,title:u(`list.inactiveHidden`,{count:ce}),action:(0,H.jsx)(B,{onPress:()=>p.change({withInactive:!0}),children:u(`list.showInactive`)})}):(0,H.jsx)(at,{icon:`list`,title:u.first([`${e.title??t.view}.empty`,`list.empty`],``),action:(0,H.jsx)(Bj,{offers:O.fill,onOffer:O.run})}),noMatch:(0,H.jsx)(at,{icon:`search`,title:u(`list.noMatch`),action:(0,H.jsx)(B,{onPress:()=>p.change({search:``,filters:{}}),children:u(`list.clear`)})}),error:m.error&&(0,H.jsx)(Qe,{message:jw(m,u),onRetry:m.retry})},ue=O.canOpen||d.hasDetails?F:void 0,de={list:v.isAlone?{...f,rows:v.rows,pages:null,windows:null,placed:null,firstOf:null}:f,actions:O,config:d,title:r,slots:le,joined:P.keys,selection:v.shown,onSelect:v.select,onActive:E.follow,onOpen:ue},fe=Gu(h,_).map(({column:e})=>e);return(0,H.jsxs)(cj,{"data-density":p.density??void 0,children:[(0,H.jsx)(cr,{title:r,isNested:i,count:m.value&&f.isReady&&!M?f.pages||f.firstOf!==null?u.number(f.total):vP(f.placed?.count??g.length,f.total,u.number):null,offers:O.title,onOffer:O.run,view:t.view}),d.above&&(0,H.jsx)(d.above,{address:p,place:t}),(0,H.jsx)(bM,{joined:P,list:f,active:d.active}),(0,H.jsx)(CM,{config:d,list:f,slot:n}),ae&&(0,H.jsx)(NE,{children:(0,H.jsx)(zE,{list:f,config:d,columns:fe,rows:f.windows?f.windows.fromTop():g,count:f.placed?.count??g.length,words:gP})}),(0,H.jsxs)(FE,{children:[(0,H.jsx)(aN,{part:e,list:f,place:t,slot:n,tree:C,searchRef:T,keys:I,...e.title?{label:r}:{}}),o===void 0&&(0,H.jsx)(Mj,{view:t.view}),(0,H.jsxs)(dj,{onKeyDown:E.onKeyDown(F),children:[j&&!v.isAlone?(0,H.jsx)(tM,{...de,place:t,handle:C}):(0,H.jsx)(yM,{...de,handle:w}),(0,H.jsx)(VN,{state:E,list:f,config:d,place:t,isNested:i,openTextOf:e=>O.openText(e)??(d.hasDetails?u(`list.details`):null),open:F})]})]}),v.keys.size>0&&(0,H.jsx)(hN,{selection:v,gathering:k,view:t.view,row:se?{name:f.nameOf(se),offers:O.ofRow(se)}:null}),y&&(0,H.jsx)(AM,{title:u.of(`${t.view}.details`,r),columns:h,fields:d.columns,row:y,onClose:()=>b(null)}),x&&(0,H.jsx)(dM,{title:r,list:f,rowsOf:d.rowsOf,selected:oe&&!v.all?yP(g,v.rows):null,...v.all?{without:v.all.without}:{},columns:fe,onClose:()=>S(!1)}),D.layer,(0,H.jsx)(Dj,{own:d.actions??{},...o?{around:o}:{},place:t,address:p,lock:d.lock,homeLock:l,look:m.question&&{endpoint:m.question.endpoint,input:m.question.input,key:d.key,...d.rowsOf?{rowsOf:d.rowsOf}:{}},recordOf:e=>m.value===null&&e!==null?void 0:O.recordOf(e)??(M&&e!==null?{[d.key]:e}:O.recordOf(e)),offers:O.offers,nameOf:f.nameOf,subjectOf:A,retiringOf:O.retiring,readOnly:c})]})}var vP=(e,t,n)=>e===t?n(t):`${n(e)} / ${n(t)}`;function yP(e,t){let n=new Set(t),r=e.filter(e=>n.has(e)),i=new Set(r);return[...r,...t.filter(e=>!i.has(e))]}var bP=({read:e,address:t,hasInactive:n},r)=>r!==void 0&&n&&!t.withInactive?(e.value??[]).filter(e=>e[r]===!1).length:0,xP=F(),SP=h({}).on(xP,(e,{path:t,query:n})=>e[t]===n?e:{...e,[t]:n}).reset(en);function CP(e){let t=N(xP),{pathname:n,search:r}=l();(0,V.useEffect)(()=>{e&&t({path:n,query:r.replace(/([?&])e=[^&]*&?/,`$1`).replace(/[?&]$/,``)})},[e,n,r,t])}var wP=[`OUVERTE`,`ENCOURS`,`SUSPENDUE`,`CLOTUREE`],TP=be({idAffaireGuid:[m(),`7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11`],idAffaire:[I(),1],refAffaire:[m(),`AFF-2026-0001`,Fe()],lbAffaire:[m(),`Vérification des ponts roulants`,he()],lbClient:[re(d(m())),`Fonderies du Nord`,re(nn())],idAgence:[I(),1,Se()],lbAgence:[m(),`Lille`],idUserRAF:[I(),3,Se()],lbUserRAF:[re(m()),`Alice Martin`],statut:[m(),`OUVERTE`,f(s(wP))],isActif:[o(),!0,f(o())],dtCreation:[m(),`2026-01-12T09:15:00.000Z`],dtModification:[_t(),`2026-01-12T09:15:00.000Z`],nbPrestation:[re(I()),2]}),{schema:EP,example:DP}=TP,OP=Mt(`/api/Console/Aff/AffAffaire`,{GetList:Gt({value:a(EP),example:{value:[DP]}}),Get:Gt({input:u({idAffaireGuid:ve()}),value:EP,example:{input:{idAffaireGuid:DP.idAffaireGuid},value:DP}}),Insert:$e(TP.added()),Update:rt(TP.changed({idAffaireGuid:ve()},{lbAffaire:`Vérification des ponts et palans`,statut:`ENCOURS`}))}),kP=(e,t)=>({...t,endpoint:e});function AP({config:e,place:{view:t,parentView:n}}){let r=z();CP(n===null);let{params:i}=UD(``),{home:a,offered:o,constant:s,readOnly:l,lock:u}=c()??{},d=n!==null,f=PD(t,i,d?a??null:null);return(0,H.jsx)(_P,{part:e,place:f,slot:d?`n.`:``,title:r.of(`view.${t}`,t),isNested:d,...d&&o?{claimed:o}:{},...d&&s?{constant:s}:{},readOnly:d?l??null:null,lock:d?u??null:null})}function jP(e,t){return Rj(AP,{part:`rows`,source:e,config:t})}var MP=(e,t)=>Rj(AP,{part:`rows`,source:e,config:t}),NP=u({idAgence:I(),lbAgence:m(),isActif:o()}),PP={idAgence:1,lbAgence:`Lille`,isActif:!0},FP=Mt(`/api/Console/Adm/AdmAgence`,{GetList:Gt({value:a(NP),example:{value:[PP]}}),Insert:$e({input:u({lbAgence:he(),isActif:f(o())}),value:NP,example:{input:{lbAgence:`Lille`,isActif:!0},value:PP}})});export{JE as $,cc as $n,ky as $t,FO as A,Gu as An,lx as At,TO as B,Yc as Bn,ab as Bt,oj as C,b_ as Cn,jS as Ct,JO as D,Ju as Dn,vx as Dt,YO as E,Vm as En,Yx as Et,MO as F,su as Fn,hb as Ft,ND as G,Hc as Gn,By as Gt,sO as H,Wc as Hn,Xy as Ht,LO as I,_l as In,lb as It,iD as J,Pc as Jn,Hy as Jt,AD as K,Uc as Kn,Uy as Kt,AO as L,hl as Ln,cb as Lt,PO as M,Hu as Mn,Zb as Mt,IO as N,Ou as Nn,Ab as Nt,BO as O,Iu as On,_x as Ot,NO as P,Du as Pn,vb as Pt,YE as Q,uc as Qn,jy as Qt,jO as R,yl as Rn,mb as Rt,hj as S,S_ as Sn,IS as St,QO as T,m_ as Tn,OS as Tt,UD as U,Kc as Un,Ky as Ut,cO as V,cl as Vn,tb as Vt,PD as W,qc as Wn,Jy as Wt,KE as X,Fc as Xn,Fy as Xt,ZE as Y,Lc as Yn,Iy as Yt,UE as Z,_c as Zn,My as Zt,Lj as _,Y_ as _n,Tw as _t,OP as a,Dy as an,nc as ar,NE as at,Mj as b,A_ as bn,JC as bt,_P as c,gy as cn,Ts as cr,vT as ct,TM as d,qv as dn,gs as dr,Xw as dt,Ty as en,dc as er,VE as et,kM as f,Lv as fn,ms as fr,tT as ft,Rj as g,sv as gn,jw as gt,zj as h,wv as hn,us as hr,Fw as ht,kP as i,Ay as in,ic as ir,jE as it,OO as j,Ku as jn,Qb as jt,kO as k,Wu as kn,dx as kt,YN as l,hy as ln,hs as lr,_T as lt,DM as m,Dv as mn,fs as mr,Pw as mt,jP as n,Oy as nn,oc as nr,LE as nt,wP as o,Cy as on,zs as or,wE as ot,OM as p,Ov as pn,_s as pr,Rw as pt,bD as q,Ac as qn,Vy as qt,MP as r,wy as rn,ac as rr,IE as rt,SP as s,xy as sn,Ls as sr,FT as st,FP as t,Ey as tn,sc as tr,zE as tt,SN as u,ay as un,vs as ur,$w as ut,Ij as v,ev as vn,mw as vt,Rk as w,h_ as wn,kS as wt,Dj as x,x_ as xn,SC as xt,Nj as y,J_ as yn,pw as yt,EO as z,vl as zn,db as zt};